import { EMAIL_MAX } from '@seleta/regras/email'
import { CIDADE_MAX, NOME_MAX, TELEFONE_MAX } from '@seleta/contract/text-max'
import { ErrorList, TextField } from './fields'
import type { FieldErrors } from './data/inscricao-form'

interface ErrorSummaryProps {
  readonly notice: string
  readonly errors: FieldErrors
  /** What a field is called when its own message does not say so: titles of questions by field name. */
  readonly titles?: Readonly<Record<string, string>>
}

/** The place above a form where it is said what is wrong; there from the beginning, so that it is read out. */
export function ErrorSummary(props: ErrorSummaryProps) {
  return (
    <div id="resumo" className="publico-summary" tabIndex={-1} role="alert">
      <ErrorList {...props} />
    </div>
  )
}

interface Props {
  readonly pessoa: {
    readonly nome: string
    readonly email: string
    readonly telefone: string
    readonly cidade: string
  }
  readonly errors: FieldErrors
  readonly emailHint?: string
  /** Towns to choose from as they are typed. */
  readonly cidades?: readonly string[]
  /** The e-mail goes along as it is, and is no field. */
  readonly isEmailFixed?: boolean
}

/** Who a person is and how to reach them: the same fields in the form and in its correction. */
export function PessoaFields({ pessoa, errors, emailHint, cidades, isEmailFixed = false }: Props) {
  return (
    <>
      <TextField
        id="nome"
        label="Nome completo"
        autoComplete="name"
        maxLength={NOME_MAX}
        isRequired
        value={pessoa.nome}
        errors={errors}
      />
      {isEmailFixed ? (
        <input type="hidden" name="email" value={pessoa.email} />
      ) : (
        <TextField
          id="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          {...(emailHint === undefined ? {} : { hint: emailHint })}
          value={pessoa.email}
          errors={errors}
        />
      )}
      <TextField
        id="telefone"
        label="Telefone com DDD"
        type="tel"
        autoComplete="tel-national"
        maxLength={TELEFONE_MAX}
        value={pessoa.telefone}
        errors={errors}
      />
      <TextField
        id="cidade"
        label="Cidade"
        hint="Cidade e estado, por exemplo: Recife – PE."
        autoComplete="off"
        {...(cidades === undefined ? {} : { list: 'cidades' })}
        maxLength={CIDADE_MAX}
        value={pessoa.cidade}
        errors={errors}
      />
      {cidades !== undefined && (
        <datalist id="cidades">
          {cidades.map((nome) => (
            <option key={nome} value={nome}>
              {nome}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}
