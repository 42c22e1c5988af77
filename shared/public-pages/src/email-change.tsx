import { addresses } from './data/addresses'
import type { Pages } from './data/pages'
import { Frame } from './frame'
import { ErrorSummary } from './pessoa-fields'

/** Behind the link of a change that its person gave up, or for which they asked another. It says nothing of the record. */
export function EmailChangeGone({ empresa, slug }: { empresa: string; slug: string | undefined }) {
  return (
    <Frame empresa={empresa} slug={slug}>
      <h1>Esta troca não vale mais</h1>
      <p>
        Esta troca de e-mail foi desfeita ou substituída por outra. Para trocar o e-mail, use a sua página: o
        link dela está nos e-mails de confirmação.
      </p>
      {slug !== undefined && (
        <p className="publico-row">
          <a className="publico-button" href={addresses.recuperarLink(slug)}>
            Recuperar meu link
          </a>
        </p>
      )}
    </Frame>
  )
}

interface Props {
  readonly troca: NonNullable<Pages['acompanhamento']['troca']>
  readonly chave: string
  readonly slug: string | undefined
  /** Why it was not done; '' before it was tried. */
  readonly refusal: string
}

/** Behind the link that was mailed to a new address: the mailbox says yes (decision 108). Opening it changes nothing. */
export function EmailChange({ troca: { empresa, email }, chave, slug, refusal }: Props) {
  return (
    <Frame empresa={empresa} slug={slug}>
      <h1>Usar este e-mail?</h1>
      <ErrorSummary notice={refusal} errors={{}} />
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
