import type { ReactNode } from 'react'
import { addresses } from './data/addresses'

/** Header, main landmark and foot of every public page. */
export function Frame({
  empresa,
  slug,
  children,
}: {
  empresa?: string | undefined
  /** Address of the company that the page is about: every way on stays with it (decision 136). */
  slug?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="publico">
      <a className="publico-skip" href="#conteudo">
        Ir para o conteúdo
      </a>
      <header className="publico-header">
        <div>
          <span>{empresa ?? 'Vagas'}</span>
          {slug !== undefined && <a href={addresses.empresa(slug)}>Ver vagas</a>}
        </div>
      </header>
      <main className="publico-main" id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <footer className="publico-page-foot">
        <div>
          {slug !== undefined && <a href={addresses.recuperarLink(slug)}>Recuperar meu link</a>}
          <a href={addresses.privacidade(slug)}>Privacidade e acessibilidade</a>
          <span>Feito com Seleta</span>
        </div>
      </footer>
    </div>
  )
}
