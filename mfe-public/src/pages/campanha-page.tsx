import type { CampanhaPublica } from '@seleta/contract/publico'
import { Link, paths } from '@seleta/shell'
import { RichText } from '@seleta/ui/rich-text'
import { useEffect } from 'react'
import { LoadVaga } from '../vaga/load-vaga'
import { PublicLayout } from '../vaga/public-layout'
import { ShareButton } from '../vaga/share-button'
import { SubscribeButton } from '../vaga/subscribe-button'
import { dayInNumbers, factsOf } from '../vaga/vaga-words'

/** The public job page: spec section 2, design 4.9. */
export default function CampanhaPage() {
  return <LoadVaga>{(vaga) => <Vaga vaga={vaga} />}</LoadVaga>
}

function Vaga({ vaga }: { vaga: CampanhaPublica }) {
  useEffect(() => {
    document.title = `${vaga.nome} · ${vaga.nomeEmpresa}`
  }, [vaga])
  return (
    <PublicLayout empresa={vaga.nomeEmpresa}>
      <StateNotice vaga={vaga} />
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
            <RichText html={vaga.descricao} />
          </div>
        </article>
        <aside className="publico-card" aria-label="Inscrição">
          <div className="publico-actions">
            <SubscribeButton vaga={vaga} className="is-wide is-main" />
            <ShareButton title={vaga.nome} />
          </div>
        </aside>
      </div>
      {vaga.situacao === 'PUBLICADA' && (
        <div className="publico-foot">
          <SubscribeButton vaga={vaga} className="is-wide" />
        </div>
      )}
    </PublicLayout>
  )
}

function StateNotice({ vaga }: { vaga: CampanhaPublica }) {
  if (vaga.situacao === 'PUBLICADA') return null
  return (
    <div className="publico-notice" role="status">
      {vaga.situacao === 'ENCERRADA'
        ? `Esta vaga foi encerrada${vaga.encerradaEm === null ? '' : ` em ${dayInNumbers(vaga.encerradaEm)}`}.`
        : 'As inscrições desta vaga estão pausadas no momento.'}{' '}
      <Link to={paths.vagas()}>Veja outras vagas</Link>
    </div>
  )
}
