import type { Acompanhamento } from '@seleta/contract/acompanhamento'
import { SOBRE_MAX } from '@seleta/contract/text-max'
import { addresses } from './data/addresses'
import type { FieldErrors } from './data/inscricao-form'
import type { CorrecaoTyped } from './data/pages'
import { TextField } from './fields'
import { PessoaFields } from './pessoa-fields'

export const NAO_CORRIGIDO =
  'Seus dados ainda não foram corrigidos. Confira estes campos: o que você escreveu está neles.'

/** Where the e-mail is no field, what is wrong with reaching the person is mended at the phone. */
export const atFieldsOfEnvio = ({ email, ...errors }: FieldErrors): FieldErrors =>
  email === undefined ? errors : { telefone: email, ...errors }

/** The person's data to mend; after a correction that could not be taken, as they were typed. */
export function Correction({
  dados,
  typed,
  chave,
  errors: told,
}: {
  dados: Acompanhamento
  typed: CorrecaoTyped | null
  chave: string
  errors: FieldErrors
}) {
  const { isEnvio, pessoa: known, emailPedido = null } = dados
  const pessoa = typed ?? known
  const errors = isEnvio ? atFieldsOfEnvio(told) : told
  return (
    <form className="publico-form" method="post" action={addresses.acompanhamento(chave)}>
      <input type="hidden" name="acao" value="corrigir" />
      <input type="hidden" name="antes" value={typed?.antes ?? JSON.stringify(known)} />
      <fieldset>
        <legend className="publico-hidden">Corrigir dados</legend>
        <PessoaFields
          pessoa={isEnvio ? { ...pessoa, email: known.email } : pessoa}
          errors={errors}
          isEmailFixed={isEnvio}
          {...(emailPedido !== null && {
            emailHint: `Aguardando a confirmação de ${emailPedido}: abra o link que enviamos para lá. Se ele não chegou, escreva esse endereço aqui outra vez.`,
          })}
        />
        {emailPedido !== null && <GiveUp email={emailPedido} isTicked={typed?.desistir === true} />}
        <TextField
          id="sobre"
          label="Sobre você"
          isLong
          maxLength={SOBRE_MAX}
          value={pessoa.sobre}
          errors={errors}
        />
      </fieldset>
      <button className="publico-button" type="submit">
        Salvar correções
      </button>
    </form>
  )
}

/** A box of the form and no button: what else was typed is saved along. */
const GiveUp = ({ email, isTicked }: { email: string; isTicked: boolean }) => (
  <label className="publico-choice">
    <input type="checkbox" name="desistir" value="sim" defaultChecked={isTicked} />
    <span>Desistir da troca para {email}</span>
  </label>
)
