import { countOf } from './plural'

/** What has to be told of a person before they can be kept: on the form, on their own page, by a recruiter, in a file. */

/** A name has at least so many characters, without blanks around it. */
export const NOME_MIN = 2

export const isNome = (nome: string): boolean => nome.trim().length >= NOME_MIN

/** Whether one of the ways to reach somebody was told: a blank one tells nothing. */
export const hasContato = (...contatos: readonly string[]): boolean =>
  contatos.some((contato) => contato.trim() !== '')

/** '32 anos', '1 ano'; empty when unknown. */
export const formatIdade = (idade: number | null): string =>
  idade === null ? '' : countOf(idade, 'ano', 'anos')

/** The line under a person's name, '32 anos · Campinas – SP'; what is unknown is left out. */
export const idadeAndLocal = (idade: number | null, local: string): string =>
  [formatIdade(idade), local].filter((part) => part !== '').join(' · ')

/** The name by which a colleague is shown: who was asked in by address alone has none yet. */
export const shownName = ({ nome, email }: { readonly nome: string; readonly email: string }): string =>
  nome === '' ? email : nome

/** First and last, where there is no room for a name: 'AL' of Ana de Lima. */
export function initialsOf(nome: string): string {
  const words = nome.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word = '') => (Array.from(word)[0] ?? '').toUpperCase()).join('')
}
