import type { Cartao } from '@seleta/contract/kanban'
import { Link } from '@seleta/shell'
import { GripIcon } from '@seleta/ui/icons'
import { memo } from 'react'
import { useBoardActions, useBoardRights, useTalentoAddress } from './board-actions'
import { CartaoFace } from './cartao-face'
import type { KeyHandler } from './split-listeners'

export interface CartaoContentProps {
  readonly cartao: Cartao
  readonly etapaId: number
  readonly limiteDias: number | null
  readonly isCompact: boolean
  readonly isDragging: boolean
  /** Id of the drag instructions. */
  readonly describedBy: string
  readonly handleRef: (node: HTMLElement | null) => void
  /** Lifts the card by the keyboard. */
  readonly onHandleKeyDown: KeyHandler | undefined
}

/** The inside of a card on the board: the face with a link for a name and the handle. */
export const CartaoContent = memo(function CartaoContent(props: CartaoContentProps) {
  const { cartao, etapaId, limiteDias, isCompact, isDragging, describedBy, handleRef, onHandleKeyDown } =
    props
  const actions = useBoardActions()
  const addressOf = useTalentoAddress()
  const { canMove } = useBoardRights()
  return (
    <CartaoFace
      cartao={cartao}
      limiteDias={limiteDias}
      isCompact={isCompact}
      {...(isDragging ? { look: 'placeholder' as const } : {})}
      nome={
        <Link to={addressOf(cartao.identificador)} draggable={false} title={cartao.nome}>
          {cartao.nome}
        </Link>
      }
      handle={
        canMove ? (
          <button
            type="button"
            ref={handleRef}
            aria-label={`Mover ${cartao.nome}`}
            aria-haspopup="menu"
            aria-describedby={describedBy}
            data-punho
            onKeyDown={onHandleKeyDown}
            onClick={(event) => actions.openMove(cartao, etapaId, event.currentTarget)}
          >
            <GripIcon />
          </button>
        ) : null
      }
    />
  )
})
