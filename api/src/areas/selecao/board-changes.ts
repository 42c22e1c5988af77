import type { PessoaOnBoard } from '@seleta/contract/kanban-eventos'
import type { CartaoRow } from './cartao-columns-repository'

/** Somebody whose place changed, for whichever reader. */
export type MovedRow = Omit<PessoaOnBoard, 'cartao'> & { readonly cartao: CartaoRow }

/** What an open board has to be told. */
export interface BoardChanges {
  /** Id of the last entry of the log that these changes hold. */
  readonly latest: number
  readonly pessoas: readonly MovedRow[]
  /** Stages, or too many people, changed. */
  readonly isWhole: boolean
}

/** What an open board's stream holds of its session. */
export interface SessaoKey {
  readonly empresaId: number
  readonly id: number
}

/** What has become visible in the log since a moment. */
export interface LogNews {
  /** This moment, to ask from next time: a snapshot of PostgreSQL, whose transactions it tells apart. */
  readonly snapshot: string
  readonly campanhaIds: readonly number[]
}
