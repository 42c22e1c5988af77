import type { ReactNode } from 'react'
import { TodayContext, useToday } from './today'
import type { BoardActions } from './board-actions'
import { BoardActionsContext, BoardAddressContext, BoardLookContext } from './board-actions'

export interface BoardScopeProps {
  readonly actions: BoardActions
  /** The board's own address with its filters. */
  readonly address: string
  /** Names what is being looked at. */
  readonly look: string
  readonly children: ReactNode
}

/** What every card and column of a board may ask for. */
export function BoardScope({ actions, address, look, children }: BoardScopeProps) {
  return (
    <BoardActionsContext value={actions}>
      <BoardAddressContext value={address}>
        <BoardLookContext value={look}>
          <TodayContext value={useToday()}>{children}</TodayContext>
        </BoardLookContext>
      </BoardAddressContext>
    </BoardActionsContext>
  )
}
