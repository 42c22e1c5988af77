/** What has to be told of a person before they can be kept: on the form, on their own page, by a recruiter, in a file. */

/** A name has at least so many characters, without blanks around it. */
export const NOME_MIN = 2

export const isNome = (nome: string): boolean => nome.trim().length >= NOME_MIN

/** Whether one of the ways to reach somebody was told: a blank one tells nothing. */
export const hasContato = (...contatos: readonly string[]): boolean =>
  contatos.some((contato) => contato.trim() !== '')
