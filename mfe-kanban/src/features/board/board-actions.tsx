import type { Cartao } from '@seleta/contract/kanban'
import { createContext, use } from 'react'
import type { FailedMove } from '../../rules/moves-types'

/** What cards and columns ask of the board; the object never changes, so they are not drawn again for it. */
export interface BoardActions {
  readonly openMove: (cartao: Cartao, etapaId: number, anchor: HTMLElement) => void
  readonly openEtapaMenu: (etapaId: number, anchor: HTMLElement) => void
  readonly openOrder: (etapaId: number, anchor: HTMLElement) => void
  readonly openEtapaEdit: (etapaId: number) => void
  readonly retry: (failed: FailedMove) => void
  readonly loadMore: (etapaId: number) => Promise<number>
}

export const BoardActionsContext = createContext<BoardActions | null>(null)

export function useBoardActions(): BoardActions {
  const actions = use(BoardActionsContext)
  if (actions === null) throw new Error('useBoardActions needs a board above it')
  return actions
}

/** What the role allows on this board (product 70): asked once, not by each card. */
export interface BoardRights {
  readonly canMove: boolean
  readonly canChangeEtapas: boolean
}
export const BoardRightsContext = createContext<BoardRights>({ canMove: true, canChangeEtapas: true })
export const useBoardRights = (): BoardRights => use(BoardRightsContext)

/** Names what is being looked at: a page of a stage is asked for once per look. */
export const BoardLookContext = createContext('')

/** The board's address with its filters, without an open person. */
export const BoardAddressContext = createContext('')

/** Makes the address that opens somebody's panel over this board (architecture.md, 'Panels'). */
export function useTalentoAddress(): (identificador: string) => string {
  const address = use(BoardAddressContext)
  return (identificador) => `${address}${address.includes('?') ? '&' : '?'}talento=${identificador}`
}
