import type { TempoExperienciaFiltro } from '@seleta/contract/limits'

/** A person on the way in, checked and in the forms that the database keeps. Null and empty mean: not told. */
export interface Pessoa {
  readonly nome: string
  readonly email: string | null
  /** Digits with area code. */
  readonly telefone: string | null
  /** Eleven digits. */
  readonly cpf: string | null
  /** Id at an automated origin. */
  readonly referencia: string | null
  readonly nascimento: string | null
  readonly cidadeId: number | null
  readonly formacao: string | null
  readonly curso: string
  readonly tempoExperiencia: TempoExperienciaFiltro | null
  readonly ultimoCargo: string
  readonly ultimaEmpresa: string
  /** Function of the catalogue that the last job is. */
  readonly funcaoId: number | null
  readonly idiomas: readonly string[]
  readonly habilidades: readonly string[]
  readonly sobre: string
}
