/** What somebody looks for among people, read and ready to be asked (product 66; `ground/busca/read-busca.ts` reads it). */
export interface Busca {
  /** A phone, a CPF or an e-mail address: whose it is. */
  readonly identidade: Identidade | null
  /** All of them. */
  readonly groups: readonly SearchedGroup[]
  /** None of them. */
  readonly exclui: readonly SearchedGroup[]
  /** Plain words, for names and parts of contacts. Empty where there are phrases or alternatives. */
  readonly palavras: readonly Palavra[]
  /** Looked for by likeness alone, when nothing else found anybody; else null. */
  readonly parecida: Parecida | null
  /** Whoever asks may not read how people are reached: of what is no text of theirs, the name alone is asked. */
  readonly isOfNome: boolean
}

/** It is like a part of a name, e-mail or phone; of several words all but one are of the name, and that one is like one. */
export interface Parecida {
  readonly texto: string
  /** Those that have enough letters to be alike. */
  readonly palavras: readonly string[]
}

/** What a text must share with a part of a name: what the operator `<%` asks for. */
export const PARECIDA = 0.6

/** What a word that all others vouch for must share with the name: of two exchanged letters a half is left. */
export const QUASE = 0.45

/** Each word of some, with the others. */
export const eachAndOthers = (palavras: readonly string[]): [palavra: string, others: string[]][] =>
  palavras.length < 2 ? [] : palavras.map((palavra, n) => [palavra, palavras.toSpliced(n, 1)])

export interface Palavra {
  readonly texto: string
  /** Known words that it may be the beginning of. */
  readonly inicios: readonly string[]
}

export interface Identidade {
  readonly telefone: string | null
  readonly cpf: string | null
  readonly email: string | null
}

/** Some words that mean one thing. */
export interface SearchedGroup {
  /** As typed, in the syntax of websearch_to_tsquery. */
  readonly texto: string
  /** Other spellings of it, which are as good. */
  readonly grafias: readonly string[]
  /** Other words for it, which come after. */
  readonly sinonimos: readonly string[]
  /** Cities of that name. */
  readonly cidades: readonly number[]
  /** Functions of the catalogue of that name, and those that the synonyms name. */
  readonly funcoes: readonly number[]
  readonly funcoesSinonimas: readonly number[]
}

/** How well somebody is found, best first (product 66). */
export const GRAUS = [
  'identidade',
  'nome',
  'texto',
  'sinonimo',
  'inicioDoNome',
  'inicio',
  'parte',
  'parecida',
] as const
export type Grau = (typeof GRAUS)[number]

/** Up to so many letters a word is looked for as a whole. */
const SHORT = 3

/** What may be the beginning or a part of something longer. */
export const longWords = (palavras: readonly string[]): string[] =>
  palavras.filter((palavra) => palavra.replaceAll(/[^\p{L}\p{N}]/gu, '').length > SHORT)

/** Letters and digits alone: words that may be begun. */
const isBare = (palavra: string) => /^[\p{L}\p{N}]+$/u.test(palavra)

/** «C#», «C++» and «.NET» are no words of a name, whatever is left of them without their signs. */
export const isNameWord = (palavra: string) => !/[#+]|^\./.test(palavra)

/** The ways in which a search may find somebody, best first. */
export function grausOf({ identidade, groups, palavras, parecida }: Busca): readonly Grau[] {
  if (parecida !== null) return ['parecida']
  const hasLong = longWords(palavras.map(({ texto }) => texto)).length > 0
  const hasSinonimos = groups.some(
    ({ sinonimos, funcoesSinonimas }) => sinonimos.length > 0 || funcoesSinonimas.length > 0,
  )
  if (identidade !== null) return ['identidade', ...(hasLong ? (['parte'] as const) : [])]
  return [
    ...(palavras.length > 0 && palavras.every(({ texto }) => isNameWord(texto)) ? (['nome'] as const) : []),
    ...(groups.length > 0 ? (['texto'] as const) : []),
    ...(hasSinonimos ? (['sinonimo'] as const) : []),
    ...(hasLong && palavras.every(({ texto }) => isBare(texto)) ? (['inicioDoNome', 'inicio'] as const) : []),
    ...(hasLong ? (['parte'] as const) : []),
  ]
}
