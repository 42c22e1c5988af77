import type { ReactNode } from 'react'
import { shareAddresses } from './data/share-addresses'

interface Props {
  readonly title: string
  /** Absolute address of the page, without its source. */
  readonly address: string
  /** Copying and the system's sheet, which need JavaScript. */
  readonly children?: ReactNode
}

/** Ways to pass a job on (product 56): links that work everywhere; nothing of ours but the page's address is in them. */
export function Share({ title, address, children }: Props) {
  return (
    <details className="publico-share">
      <summary className="publico-button is-quiet is-wide">Compartilhar</summary>
      <ul>
        {children !== undefined && <li className="with-script">{children}</li>}
        {shareAddresses(title, address).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
