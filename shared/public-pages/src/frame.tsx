import type { ReactNode } from 'react'
import { addresses } from './data/addresses'

/** Header, main landmark and foot of every public page. */
export function Frame({
  empresa,
  vagaId,
  children,
}: {
  empresa?: string | undefined
  /** The job that the page is about: its company's privacy page is the one that is linked. */
  vagaId?: number | undefined
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
          <a href={addresses.vagas()}>Ver vagas</a>
        </div>
      </header>
      <main className="publico-main" id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <footer className="publico-page-foot">
        <div>
          <a href={addresses.privacidade(vagaId)}>Privacidade e acessibilidade</a>
          <span>Feito com Seleta</span>
        </div>
      </footer>
    </div>
  )
}

/** Nothing stands at this address: draft, deleted and unknown alike (security S10). */
export function VagaNotFound() {
  return (
    <Frame>
      <h1>Vaga não encontrada</h1>
      <p>Ela pode ter sido retirada, ou o endereço está incompleto.</p>
      <a className="publico-button" href={addresses.vagas()}>
        Ver vagas abertas
      </a>
    </Frame>
  )
}
