import type { PendingMove } from '../../kanban/apply-moves'
import type { Cartao } from '@seleta/contract/kanban'
import { createContext, use } from 'react'

/** What cards and columns ask of the board; the object never changes, so they are not drawn again for it. */
export interface BoardActions {
  readonly openMover: (cartao: Cartao, etapaId: number, anchor: HTMLElement) => void
  readonly openEtapaMenu: (etapaId: number, anchor: HTMLElement) => void
  readonly retry: (failed: PendingMove) => void
  readonly undo: () => void
  readonly loadMore: (etapaId: number) => Promise<number>
  /** Address that opens the candidate's panel over this board. */
  readonly addressOf: (identificador: string) => string
}

export const BoardActionsContext = createContext<BoardActions | null>(null)

export function useBoardActions(): BoardActions {
  const actions = use(BoardActionsContext)
  if (actions === null) throw new Error('useBoardActions needs a board above it')
  return actions
}
