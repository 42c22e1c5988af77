import type { CampanhaPublica } from '@seleta/contract/publico'
import type { ReactNode } from 'react'
import { addresses } from './data/addresses'
import type { Pages } from './data/pages'
import { formatDia } from '@seleta/regras/dia'
import { factsOf } from './data/vaga-words'
import { Descricao } from './descricao'
import { Frame } from './frame'

interface Props {
  readonly data: Pages['campanha']
  /** What the address in the browser names; the server draws the page for all visitors, so it does not know. */
  readonly origem?: string
  /** What needs JavaScript: saving the job, the system's share sheet. Drawn by the server too, hidden without it. */
  readonly actions: ReactNode
}

/** The public job page: spec section 2, design 4.9. */
export function VagaView({ data: { vaga }, origem = '', actions }: Props) {
  return (
    <Frame empresa={vaga.nomeEmpresa} slug={vaga.empresaSlug}>
      <StateNotice vaga={vaga} />
      <div className="publico-columns">
        <article>
          <h1>{vaga.nome}</h1>
          <dl className="publico-facts">
            {factsOf(vaga).map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {vaga.palavrasChave.length > 0 && (
            <ul className="publico-tags" aria-label="Palavras-chave">
              {vaga.palavrasChave.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
          )}
          <h2>Descrição da vaga</h2>
          <div className="publico-text">
            <Descricao html={vaga.descricao} />
          </div>
        </article>
        <aside className="publico-card" aria-label="Inscrição">
          <div className="publico-actions">
            <ApplyLink vaga={vaga} origem={origem} className="is-wide is-main" />
            {actions}
          </div>
        </aside>
      </div>
      {vaga.aberta && (
        <div className="publico-foot">
          <ApplyLink vaga={vaga} origem={origem} className="is-wide" />
        </div>
      )}
    </Frame>
  )
}

/** 'Inscreva-se agora': the product's form in a new tab; with an external sign-up, the page that names where it leads. */
function ApplyLink({
  vaga,
  origem,
  className,
}: {
  vaga: CampanhaPublica
  origem: string
  className: string
}) {
  if (!vaga.aberta) return null
  return (
    <a
      className={`publico-button ${className}`}
      href={addresses.inscricao(vaga.id, origem)}
      target="_blank"
      rel="noopener"
    >
      Inscreva-se agora
    </a>
  )
}

export function StateNotice({ vaga }: { vaga: CampanhaPublica }) {
  if (vaga.aberta) return null
  const when = vaga.encerradaEm ?? (vaga.situacao === 'PUBLICADA' ? vaga.fechamento : null)
  return (
    <div className="publico-notice" role="status">
      {vaga.situacao === 'PAUSADA'
        ? 'As inscrições desta vaga estão pausadas no momento.'
        : `Esta vaga foi encerrada${when === null ? '' : ` em ${formatDia(when)}`}.`}{' '}
      <a href={addresses.empresa(vaga.empresaSlug)}>Veja outras vagas</a>
    </div>
  )
}
