/**
 * What the score may look at (product 36). Age, sex, disability, marital status and neighbourhood have no field
 * here on purpose: a rule cannot read what its input does not carry.
 */

/** Levels in rising order; the place in the list is the rank. */
export const NIVEIS = ['fundamental', 'medio', 'tecnico', 'superior', 'pos', 'mestrado'] as const
export type Nivel = (typeof NIVEIS)[number]

/** What a campaign asks for. An empty list or null means: does not matter. */
export interface Exigencias {
  /** Each function with its synonyms; any of the names counts. */
  readonly funcoes: readonly { readonly nomes: readonly string[] }[]
  /** Empty when the work is remote. */
  readonly cidades: readonly { readonly id: number; readonly nome: string; readonly uf: string }[]
  /** Lowest level that is enough. */
  readonly nivel: Nivel | null
  readonly cursos: readonly string[]
  /** Months of experience that are enough. */
  readonly experienciaMeses: number | null
  readonly idiomas: readonly string[]
  readonly palavrasChave: readonly string[]
  /** Questions whose effect is PONTUAR: id and wording. */
  readonly perguntas: readonly { readonly id: string; readonly title: string }[]
}

/** What a person told. Null or empty means: not told. */
export interface Perfil {
  /** Desired role and the titles of past jobs. */
  readonly cargos: readonly string[]
  readonly cidade: { readonly id: number; readonly nome: string; readonly uf: string } | null
  readonly nivel: Nivel | null
  readonly cursos: readonly string[]
  readonly experienciaMeses: number | null
  readonly idiomas: readonly string[]
  readonly habilidades: readonly string[]
  /** Free text about the work done, where keywords are looked for too. */
  readonly freeTexts: readonly string[]
  /** How right each answer is, from 0 to 1. */
  readonly respostas: Readonly<Record<string, number>>
}
