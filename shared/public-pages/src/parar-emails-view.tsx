import { pararEmailsAddress } from './data/parar-emails-address'
import { Frame } from './frame'

export interface PararEmails {
  /** Which mails: 'o resumo do dia'. */
  readonly quais: string
  readonly chave: string
  readonly isDone: boolean
  /** Where they are chosen, signed in. */
  readonly preferencias: string
}

/**
 * A colleague ends mails of a kind without signing in (decision 190). Opening the page changes nothing: programs that
 * look at a mail's links open them too.
 */
export function PararEmailsView({ quais, chave, isDone, preferencias }: PararEmails) {
  return (
    <Frame>
      <h1>E-mails da Seleta</h1>
      {isDone ? (
        <div className="publico-notice is-success is-narrow" role="status">
          {`Pronto: ${quais} não chega mais por e-mail.`}
        </div>
      ) : (
        <form className="publico-form" method="post" action={pararEmailsAddress(chave)}>
          <p>Você não vai mais receber por e-mail {quais}. Os avisos continuam no sino da Seleta.</p>
          <button className="publico-button" type="submit">
            Parar de receber
          </button>
        </form>
      )}
      <p>
        <a href={preferencias}>Escolher o que chega por e-mail</a>
      </p>
    </Frame>
  )
}
