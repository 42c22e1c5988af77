/** What is told of a person, as somebody types it. */
export interface Contada {
  readonly nome: string
  readonly email: string
  readonly telefone?: string
  readonly cidade?: string
  readonly formacao?: string
  readonly ultimoCargo?: string
  readonly idiomas?: readonly string[]
  readonly habilidades?: readonly string[]
}

/** Everything that was left out is an empty text, as a form sends it. */
export const texts = ({
  telefone = '',
  cidade = '',
  formacao = '',
  ultimoCargo = '',
  ...pessoa
}: Contada) => ({
  ...pessoa,
  telefone,
  cidade,
  formacao,
  ultimoCargo,
  idiomas: [...(pessoa.idiomas ?? [])],
  habilidades: [...(pessoa.habilidades ?? [])],
})
