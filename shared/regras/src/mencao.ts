/**
 * Colleagues who are mentioned in a note (product 74): stored by their ids, shown by their names. A mention is `@[12]` in
 * what is stored and sent, «@Rui Reis» in what people read and type. Pure.
 */

/** Somebody who can be mentioned, by what they are called. */
export interface Mencionavel {
  readonly id: number
  readonly nome: string
}

/** What a mention begins with, typed and stored. */
const SIGN = '@'

/** Whether somebody may be mentioned in it. */
export const mayMention = (texto: string): boolean => texto.includes(SIGN)

const MARK = /@\[(\d{1,15})\]/g

/**
 * Who is mentioned in a marked text.
 * @returns their ids, each once, in the order of the text
 */
export const mencoesOf = (marcado: string): number[] => [
  ...new Set([...marcado.matchAll(MARK)].map(([, id]) => Number(id))),
]

/**
 * A marked text as people read it.
 * @param colegas who is known; somebody else is «colega»
 */
export const showMencoes = (marcado: string, colegas: readonly Mencionavel[]): string =>
  marcado.replace(
    MARK,
    (_, id: string) => `@${colegas.find((one) => one.id === Number(id))?.nome ?? 'colega'}`,
  )

/** What follows a name that is meant whole: «@Ana» in «@Anabela» is nobody. */
const isEnd = (char: string | undefined) => char === undefined || !/[\p{L}\p{N}]/u.test(char)

/**
 * The text of a field with its mentions marked: the longest name of those who can be mentioned that stands behind an «@».
 * @param texto as typed: «@Rui Reis, veja isto»
 * @returns «@[12], veja isto»
 */
export function markMencoes(texto: string, colegas: readonly Mencionavel[]): string {
  const longestFirst = colegas.toSorted((a, b) => b.nome.length - a.nome.length)
  let marked = ''
  let rest = texto
  for (let at = rest.indexOf(SIGN); at !== -1; at = rest.indexOf(SIGN)) {
    const behind = rest.slice(at + 1)
    const found = longestFirst.find(
      ({ nome }) => nome !== '' && behind.startsWith(nome) && isEnd(behind[nome.length]),
    )
    marked += rest.slice(0, at) + (found === undefined ? '@' : `@[${found.id}]`)
    rest = found === undefined ? behind : behind.slice(found.nome.length)
  }
  return marked + rest
}

/** What is looked for behind the «@» that the caret stands in, and where that begins. */
export interface Procura {
  readonly inicio: number
  readonly termo: string
}

/** A name that is being typed has no more words than this. */
const WORDS = 3

/**
 * The mention that is being typed at the caret.
 * @returns null where none is: no «@» at the beginning of a word before it on its line, or too much behind it
 */
export function procuraAt(texto: string, caret: number): Procura | null {
  const before = texto.slice(0, caret)
  const inicio = before.lastIndexOf(SIGN)
  if (inicio === -1 || !isEnd(before[inicio - 1])) return null
  const termo = before.slice(inicio + 1)
  return termo.includes('\n') || termo.startsWith(' ') || termo.split(' ').length > WORDS
    ? null
    : { inicio, termo }
}
