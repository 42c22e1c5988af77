import { useCan } from '@seleta/api-client'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { TodayContext, useToday } from './today'
import type { BoardActions } from './board-actions'
import {
  BoardActionsContext,
  BoardAddressContext,
  BoardLookContext,
  BoardRightsContext,
} from './board-actions'

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
  const can = useCan()
  const canMove = can('moveTalento')
  const canChangeEtapas = can('updateEtapa')
  const rights = useMemo(() => ({ canMove, canChangeEtapas }), [canMove, canChangeEtapas])
  return (
    <BoardRightsContext value={rights}>
      <BoardActionsContext value={actions}>
        <BoardAddressContext value={address}>
          <BoardLookContext value={look}>
            <TodayContext value={useToday()}>{children}</TodayContext>
          </BoardLookContext>
        </BoardAddressContext>
      </BoardActionsContext>
    </BoardRightsContext>
  )
}
