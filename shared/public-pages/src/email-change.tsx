import { addresses } from './data/addresses'
import type { FieldErrors } from './data/inscricao-form'
import type { Pages } from './data/pages'
import { Frame } from './frame'

interface Props {
  readonly troca: NonNullable<Pages['acompanhamento']['troca']>
  readonly chave: string
  readonly errors: FieldErrors
}

/** Behind the link that was mailed to a new address: the mailbox says yes (decision 108). Opening it changes nothing. */
export function EmailChange({ troca: { empresa, email }, chave, errors }: Props) {
  return (
    <Frame empresa={empresa}>
      <h1>Usar este e-mail?</h1>
      <div role="alert">
        {Object.values(errors).map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <p>
        Alguém pediu para usar <strong>{email}</strong> nas inscrições que tem em {empresa}. Se foi você,
        confirme: as respostas passam a chegar aqui, e os links enviados ao e-mail anterior deixam de abrir.
      </p>
      <form method="post" action={addresses.acompanhamento(chave)}>
        <button className="publico-button" type="submit" name="acao" value="trocar-email">
          Sim, este e-mail é meu
        </button>
      </form>
      <p className="publico-quiet">Se não foi você, feche esta página: o e-mail não será usado.</p>
    </Frame>
  )
}
