import type { EtapaItem } from '@seleta/contract/kanban'
import { NO_ETAPA } from '@seleta/contract/limits'

/**
 * The first column of a board is whoever stands in no stage (audit B6): a card is taken from it, nobody is put into it,
 * and it is no stage to be changed, ordered or chosen.
 */
export const isUnplaced = ({ id }: Pick<EtapaItem, 'id'>): boolean => id === NO_ETAPA

/** The stages of a board without it. */
export const etapasOf = <T extends Pick<EtapaItem, 'id'>>(board: readonly T[]): readonly T[] =>
  board.filter((column) => !isUnplaced(column))
