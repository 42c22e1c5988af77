import type { Acompanhamento } from '@seleta/contract/acompanhamento'
import { formatDia } from '@seleta/regras/dia'
import type { ReactNode } from 'react'
import { addresses } from './data/addresses'
import { Frame } from './frame'
import { ErrorSummary } from './pessoa-fields'

type FormProps = NonNullable<Acompanhamento['guarda']>

/** Until when the company keeps the person, on their own page; near the end with the button that moves it (decision 116). */
export function Guarda({ guarda, chave }: { guarda: FormProps; chave: string }) {
  return (
    <section aria-labelledby="guarda" className={guarda.canContinuar ? 'publico-card' : undefined}>
      <h2 id="guarda">{guarda.isOculta ? 'Seus dados estão ocultos' : 'Até quando guardamos seus dados'}</h2>
      <GuardaWords guarda={guarda} />
      {guarda.canContinuar && <Continuar chave={chave} />}
    </section>
  )
}

/** Behind the link of the mail, which whoever never applied has too. Opening it changes nothing. */
export function ContinuarView({
  guarda,
  chave,
  slug,
  aviso,
  refusal,
  aConfirmar,
  apagar,
}: {
  guarda: FormProps
  chave: string
  slug: string | undefined
  aviso: string
  /** Why what was asked for was not done; '' when it was. */
  refusal: string
  /** What came with their e-mail since. */
  aConfirmar: ReactNode
  apagar: ReactNode
}) {
  return (
    <Frame empresa={guarda.empresa} slug={slug}>
      <h1>{guarda.canContinuar ? 'Você quer continuar?' : 'Seus dados'}</h1>
      {aviso !== '' && (
        <div className="publico-notice is-success is-narrow" role="status">
          {aviso}
        </div>
      )}
      <ErrorSummary notice={refusal} errors={{}} />
      {aConfirmar}
      <section>
        <GuardaWords guarda={guarda} />
        {guarda.canContinuar && <Continuar chave={chave} />}
      </section>
      {apagar}
    </Frame>
  )
}

function GuardaWords({
  guarda: { empresa, meses, contagem, ate, apagaEm, isOculta, isGuardada },
}: {
  guarda: FormProps
}) {
  if (isGuardada)
    return (
      <p>
        {empresa} {isOculta ? 'não vê mais seus dados, mas precisa guardá-los' : 'precisa guardar seus dados'}{' '}
        por uma obrigação legal. Enquanto ela durar, eles não são apagados.
      </p>
    )
  return isOculta ? (
    <p>
      O prazo de {meses} meses {contagem} passou. {empresa} não vê mais seus dados, e em{' '}
      <strong>{formatDia(apagaEm)}</strong> eles são apagados.
    </p>
  ) : (
    <p>
      {empresa} guarda seus dados até <strong>{formatDia(ate)}</strong>: {meses} meses {contagem}. Depois eles
      saem da vista da empresa, e em {formatDia(apagaEm)} são apagados.
    </p>
  )
}

function Continuar({ chave }: { chave: string }) {
  return (
    <>
      <form method="post" action={addresses.acompanhamento(chave)}>
        <button className="publico-button" type="submit" name="acao" value="continuar">
          Continuar
        </button>
      </form>
      <p className="publico-quiet">
        Assim o prazo conta de novo a partir de hoje. Se não quiser, não precisa fazer nada.
      </p>
    </>
  )
}
