import type { CampanhaPublica } from '@seleta/contract/publico'
import type { ReactNode } from 'react'
import { enderecos } from './dados/enderecos'
import type { Paginas } from './dados/paginas'
import { formatDia } from '@seleta/regras/dia'
import { factsOf } from './dados/vaga-words'
import { Descricao } from './descricao'
import { Moldura, VagaNaoEncontrada } from './moldura'

interface Props {
  readonly dados: Paginas['campanha']
  /** What needs JavaScript: saving the job, the system's share sheet. Drawn by the server too, hidden without it. */
  readonly acoes: ReactNode
}

/** The public job page: spec section 2, design 4.9. */
export function VagaView({ dados: { vaga, origem }, acoes }: Props) {
  if (vaga === null) return <VagaNaoEncontrada />
  return (
    <Moldura empresa={vaga.nomeEmpresa}>
      <AvisoDeEstado vaga={vaga} />
      <div className="publico-columns">
        <article>
          <h1>{vaga.nome}</h1>
          <dl className="publico-facts">
            {factsOf(vaga).map(({ nome, valor }) => (
              <div key={nome}>
                <dt>{nome}</dt>
                <dd>{valor}</dd>
              </div>
            ))}
          </dl>
          {vaga.palavrasChave.length > 0 && (
            <ul className="publico-tags" aria-label="Palavras-chave">
              {vaga.palavrasChave.map((palavra) => (
                <li key={palavra}>{palavra}</li>
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
            <Inscrever vaga={vaga} origem={origem} className="is-wide is-main" />
            {acoes}
          </div>
        </aside>
      </div>
      {vaga.aberta && (
        <div className="publico-foot">
          <Inscrever vaga={vaga} origem={origem} className="is-wide" />
        </div>
      )}
    </Moldura>
  )
}

/** 'Inscreva-se agora': the product's form in a new tab; with an external sign-up, the page that names where it leads. */
function Inscrever({
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
      href={enderecos.inscricao(vaga.id, origem)}
      target="_blank"
      rel="noopener"
    >
      Inscreva-se agora
    </a>
  )
}

export function AvisoDeEstado({ vaga }: { vaga: CampanhaPublica }) {
  if (vaga.aberta) return null
  const quando = vaga.encerradaEm ?? (vaga.situacao === 'PUBLICADA' ? vaga.fechamento : null)
  return (
    <div className="publico-notice" role="status">
      {vaga.situacao === 'PAUSADA'
        ? 'As inscrições desta vaga estão pausadas no momento.'
        : `Esta vaga foi encerrada${quando === null ? '' : ` em ${formatDia(quando)}`}.`}{' '}
      <a href={enderecos.vagas()}>Veja outras vagas</a>
    </div>
  )
}
