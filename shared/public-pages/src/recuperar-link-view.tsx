import { EMAIL_MAX } from '@seleta/regras/email'
import { addresses } from './data/addresses'
import { TextField } from './fields'
import { Frame } from './frame'
import { ErrorSummary } from './pessoa-fields'

export interface RecuperarLink {
  readonly empresa: string
  readonly slug: string
  /** What was typed; '' on a first visit. */
  readonly contato: string
  /** What is wrong with it; '' when nothing is. */
  readonly falta: string
  /** Why nothing was done with it, though nothing is wrong; '' otherwise. */
  readonly refusal: string
  /** By which way the link comes, where somebody asked; null before. */
  readonly pedido: 'EMAIL' | 'WHATSAPP' | null
  /** Whether this server sends mail. */
  readonly emailLigado: boolean
}

/**
 * Whoever lost the link to their own page asks for it again: by e-mail, or by the phone that the company writes to
 * (decision 137). What is answered says nothing of whether anybody is known.
 */
export function RecuperarLinkView(data: RecuperarLink) {
  const { empresa, slug, pedido } = data
  return (
    <Frame empresa={empresa} slug={slug}>
      <h1>Recuperar meu link</h1>
      {pedido === null ? <Asking {...data} /> : <Asked {...data} pedido={pedido} />}
    </Frame>
  )
}

function Asking({ empresa, slug, contato, falta, refusal, emailLigado }: RecuperarLink) {
  const errors = falta === '' ? {} : { contato: falta }
  return (
    <>
      <p>
        O link abre a página da sua inscrição em {empresa}, onde você acompanha, corrige ou retira o que
        enviou.
      </p>
      <form className="publico-form" method="post" action={addresses.recuperarLink(slug)}>
        <ErrorSummary notice={refusal} errors={errors} />
        <fieldset>
          <legend className="publico-hidden">Contato da inscrição</legend>
          <TextField
            id="contato"
            label="E-mail ou telefone da sua inscrição"
            hint={`${emailLigado ? 'Para o e-mail o link vai sozinho.' : 'O envio de e-mails está desligado agora.'} Para o telefone, alguém de ${empresa} envia por WhatsApp.`}
            autoComplete="email"
            isRequired
            maxLength={EMAIL_MAX}
            value={contato}
            errors={errors}
          />
        </fieldset>
        <button className="publico-button" type="submit">
          Pedir o link
        </button>
      </form>
    </>
  )
}

function Asked({
  empresa,
  slug,
  contato,
  pedido,
  emailLigado,
}: RecuperarLink & { pedido: 'EMAIL' | 'WHATSAPP' }) {
  return (
    <>
      <div className="publico-notice is-success is-narrow" role="status">
        Pedido recebido.
      </div>
      {pedido === 'EMAIL' ? (
        <p>
          Se houver uma inscrição em {empresa} com <strong>{contato}</strong>, o link vai para esse e-mail
          {emailLigado
            ? '. Confira também a caixa de spam.'
            : ' quando o envio de e-mails, desligado agora, voltar. Se não puder esperar, peça por telefone.'}
        </p>
      ) : (
        <p>
          Se houver uma inscrição em {empresa} com <strong>{contato}</strong>, o pedido fica na lista de quem
          cuida da seleção, que envia o link por WhatsApp para esse número.
        </p>
      )}
      <p className="publico-row">
        <a className="publico-button is-quiet" href={addresses.recuperarLink(slug)}>
          Pedir com outro contato
        </a>
        <a className="publico-button is-quiet" href={addresses.empresa(slug)}>
          Ver vagas abertas
        </a>
      </p>
    </>
  )
}
