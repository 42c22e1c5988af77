import { ResumoDeFaltas, Texto } from './campos'
import type { Faltas } from './dados/formulario'

interface ResumoProps {
  readonly aviso: string
  readonly faltas: Faltas
  /** What a field is called when its own message does not say so: titles of questions by field name. */
  readonly titulos?: Readonly<Record<string, string>>
}

/** The place above a form where it is said what is wrong; there from the beginning, so that it is read out. */
export function Resumo(props: ResumoProps) {
  return (
    <div id="resumo" className="publico-resumo" tabIndex={-1} role="alert">
      <ResumoDeFaltas {...props} />
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
  readonly faltas: Faltas
  /** Below the e-mail, where nothing has been sent yet. */
  readonly dicaDoEmail?: string
  /** Towns to choose from as they are typed. */
  readonly cidades?: readonly string[]
}

/** Who a person is and how to reach them: the same fields in the form and in its correction. */
export function CamposDaPessoa({ pessoa, faltas, dicaDoEmail, cidades }: Props) {
  return (
    <>
      <Texto
        id="nome"
        label="Nome completo"
        autoComplete="name"
        maxLength={160}
        isRequired
        value={pessoa.nome}
        faltas={faltas}
      />
      <Texto
        id="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={254}
        {...(dicaDoEmail === undefined ? {} : { hint: dicaDoEmail })}
        value={pessoa.email}
        faltas={faltas}
      />
      <Texto
        id="telefone"
        label="Telefone com DDD"
        type="tel"
        autoComplete="tel-national"
        maxLength={20}
        value={pessoa.telefone}
        faltas={faltas}
      />
      <Texto
        id="cidade"
        label="Cidade"
        hint="Cidade e estado, por exemplo: Recife – PE."
        autoComplete="off"
        {...(cidades === undefined ? {} : { list: 'cidades' })}
        maxLength={80}
        value={pessoa.cidade}
        faltas={faltas}
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
