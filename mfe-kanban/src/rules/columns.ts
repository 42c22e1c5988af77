import type { Cartao, Etapa, FiltroKanban } from '@seleta/contract/kanban'
import type { DragState } from './drag-state'
import type { Move } from './moves-types'
import { isUnplaced } from './unplaced-column'

export interface ColumnsInput {
  /** Everybody. */
  readonly whole: readonly Etapa[]
  /** Those of the filter. */
  readonly board: readonly Etapa[]
  /** Those of the filter whose name holds what is typed, stage by stage as `board`. */
  readonly narrowed: readonly Etapa[]
  readonly filtro: FiltroKanban | null
  /** The server has answered to `filtro`. */
  readonly isAnswered: boolean
  /** Name as typed. */
  readonly nome: string
  readonly drag: DragState
  /** The last saved move. */
  readonly last: Move | null
}

/** A column as it is drawn. */
export interface Column {
  /** The stage with the people that the board shows. */
  readonly etapa: Etapa
  /** Those of them whose name holds what is typed. */
  readonly cartoes: readonly Cartao[]
  /** How many the filter leaves, loaded or not; null without a filter. */
  readonly hits: number | null
  /** How many the stage has in all. */
  readonly total: number
  /** A card from another stage is over this one. */
  readonly isTarget: boolean
  /** The last saved move, when it ended here. */
  readonly last: Move | null
}

/** What stands in each column. */
export function columnsOf(input: ColumnsInput): readonly Column[] {
  const { whole, board, narrowed, filtro, isAnswered, nome, drag, last } = input
  const totals = new Map(whole.map((etapa) => [etapa.id, etapa.qtdTalentos]))
  const isFiltered = filtro !== null || nome.trim() !== ''
  // While the server has not answered to what is typed, the loaded people are what is known.
  const isCounted = isAnswered && (filtro?.nome ?? '') === nome.trim()
  const targetId = drag.kind === 'cartao' && drag.overEtapaId !== drag.deEtapaId ? drag.overEtapaId : null
  // Nobody is without a stage: no column for it.
  const isDrawn = (etapa: Etapa) => !isUnplaced(etapa) || (totals.get(etapa.id) ?? 0) > 0
  return narrowed.flatMap((named, i) => {
    if (!isDrawn(named)) return []
    const { id, talentos: cartoes } = named
    const etapa = board[i] ?? named
    const found = isCounted ? etapa.qtdTalentos : cartoes.length
    const column: Column = {
      etapa,
      cartoes,
      hits: isFiltered ? found : null,
      total: totals.get(id) ?? etapa.qtdTalentos,
      isTarget: targetId === id,
      last: last?.paraEtapaId === id ? last : null,
    }
    return [column]
  })
}
