import type { ReactNode } from 'react'

interface Props {
  readonly titulo: string
  /** Absolute address of the page, without its source. */
  readonly endereco: string
  /** Copying and the system's sheet, which need JavaScript. */
  readonly children?: ReactNode
}

/** Ways to pass a job on (product 56): links that work everywhere; nothing of ours but the page's address is in them. */
export function Compartilhar({ titulo, endereco, children }: Props) {
  const texto = encodeURIComponent(`${titulo} ${endereco}`)
  const url = encodeURIComponent(endereco)
  const links = [
    { nome: 'WhatsApp', href: `https://wa.me/?text=${texto}` },
    { nome: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { nome: 'E-mail', href: `mailto:?subject=${encodeURIComponent(titulo)}&body=${texto}` },
  ]
  return (
    <details className="publico-compartilhar">
      <summary className="publico-button is-quiet is-wide">Compartilhar</summary>
      <ul>
        {children !== undefined && <li className="com-script">{children}</li>}
        {links.map(({ nome, href }) => (
          <li key={nome}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {nome}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
