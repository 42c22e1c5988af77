import type { Acompanhamento } from '@seleta/contract/acompanhamento'
import { MAX_A_CONFIRMAR } from '@seleta/contract/limits'
import { formatDiaInFull } from '@seleta/regras/dia'
import { addresses } from './data/addresses'

type Envio = Acompanhamento['aConfirmar'][number]

/**
 * What was sent with the person's e-mail, for them to say whether it was them (decision 108). Opening the page says
 * nothing yet: programs that read mail open links too.
 */
export function AConfirmar({
  empresa,
  envios,
  chave,
  isOculta,
}: {
  empresa: string
  envios: readonly Envio[]
  chave: string
  /** The company does not see the person: saying yes brings them back (decision 129). */
  isOculta: boolean
}) {
  if (envios.length === 0) return null
  return (
    <section aria-labelledby="a-confirmar">
      <h2 id="a-confirmar">Foi você quem enviou?</h2>
      <p>
        {empresa} recebeu isto com o seu e-mail. Enquanto você não responder, seu cadastro fica como está
        {isOculta ? ', oculto. Dizer que foi você traz tudo de volta.' : '.'}
      </p>
      <ul className="publico-list">
        {envios.map((envio) => (
          <li key={envio.identificador} className="publico-card">
            <SentNote envio={envio} />
            <Resposta envio={envio} chave={chave} />
          </li>
        ))}
      </ul>
      {envios.length >= MAX_A_CONFIRMAR && (
        <p>Há mais envios: eles aparecem aqui quando você responder a estes.</p>
      )}
    </section>
  )
}

function SentNote({ envio: { vaga, enviadaEm, isVolta, impedimento = null, disse } }: { envio: Envio }) {
  return (
    <>
      <h3>{vaga}</h3>
      <p className="publico-quiet">Enviado em {formatDiaInFull(enviadaEm)}</p>
      {isVolta && (
        <p>
          Você tinha retirado sua inscrição nesta vaga.{' '}
          {impedimento === null
            ? 'Confirmar traz você de volta ao processo.'
            : `${impedimento} Por isso não é possível voltar ao processo agora.`}
        </p>
      )}
      <dl className="publico-facts">
        {disse.map(({ rotulo, valor }) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Whether it was them; where nothing can take them back, only that it was not. */
function Resposta({
  envio: { identificador, isVolta, impedimento = null, versao },
  chave,
}: {
  envio: Envio
  chave: string
}) {
  return (
    <form className="publico-row" method="post" action={addresses.acompanhamento(chave)}>
      <input type="hidden" name="envio" value={identificador} />
      <input type="hidden" name="versao" value={versao} />
      {impedimento === null && (
        <button className="publico-button" type="submit" name="acao" value="confirmar">
          {isVolta ? 'Sim, quero voltar' : 'Sim, fui eu'}
        </button>
      )}
      <button className="publico-button is-quiet" type="submit" name="acao" value="recusar">
        Não fui eu
      </button>
    </form>
  )
}
