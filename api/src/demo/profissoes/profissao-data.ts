import type { Setor } from '../empresas/empresas-ficticias'

/** Groups of professions whose people write about themselves alike. */
export type Ramo = 'tecnologia' | 'escritorio' | 'vendas' | 'operacional' | 'saude' | 'educacao' | 'servicos'

/** Where a person's schooling stands. */
export type Escolaridade = 'fundamental' | 'medio' | 'tecnico' | 'cursando' | 'superior' | 'pos' | 'mestrado'

export type Cargos = readonly [inicio: WordList, meio: WordList, fim: WordList]

/** Words separated by ', '. */
export type WordList = string

export const splitList = (lista: WordList): string[] => (lista === '' ? [] : lista.split(', '))

/**
 * What people of one profession have in common. In titles and texts `[o|a]` takes the person's gender, and
 * `{anos}`, `{h1}`, `{h2}`, `{cargo}`, `{cidade}` are filled in.
 */
export interface ProfissaoData {
  readonly id: string
  readonly ramo: Ramo
  /** Share of the pool. */
  readonly peso: number
  /** Share of women, 0 to 1. */
  readonly mulheres: number
  readonly idade: readonly [min: number, max: number]
  /** Functions of the catalogue that such a person looks for; the first is the main one. */
  readonly funcoes: readonly number[]
  /** Titles by seniority: start, middle, end. */
  readonly cargos: Cargos
  /** The same for those without a finished degree, where the profession asks for one. */
  readonly cargosSemDiploma?: Cargos
  readonly setores: readonly Setor[]
  /** BRL a month, at the start and with long experience. */
  readonly salario: readonly [inicio: number, fim: number]
  readonly escolaridade: readonly (readonly [nivel: Escolaridade, peso: number])[]
  readonly cursos: WordList
  readonly tecnicos: WordList
  readonly pos: WordList
  /** Short courses and certificates. */
  readonly outrosCursos: WordList
  /** As they stand inside a sentence: lower case unless a name. */
  readonly habilidades: WordList
  /** Share of those who speak English, 0 to 1. */
  readonly ingles: number
  /** Things done at work; the first four are given to beginners. */
  readonly atribuicoes: readonly string[]
  /** First sentences of the summary. */
  readonly aberturas: readonly string[]
}
