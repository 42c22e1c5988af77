import { useDraggable } from '@dnd-kit/core'
import type { Cartao } from '@seleta/contract/kanban'
import { paint, styled } from '@seleta/ui/core'
import { memo, useLayoutEffect, useRef } from 'react'
import type { CartaoDragData } from '../../rules/drag-state'
import { dragIdOfCartao } from '../../rules/drag-state'
import type { FailedMove } from '../../rules/moves-types'
import { useBoardActions, useBoardRights } from './board-actions'
import { CartaoContent } from './cartao-content'
import { splitListeners } from './split-listeners'

const NotSaved = styled('p')({
  margin: 0,
  padding: '2px 12px 0',
  color: paint.error.text,
  fontSize: '0.8125rem',
  '& button': {
    padding: 4,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 550,
    textDecoration: 'underline',
    cursor: 'pointer',
  },
})

export interface CartaoItemProps {
  readonly cartao: Cartao
  readonly etapaId: number
  readonly limiteDias: number | null
  readonly isCompact: boolean
  readonly isSaving: boolean
  /** The move of this person that was not saved. */
  readonly failed: FailedMove | null
  /** Grows each time the focus has to come to this card; 0 leaves it where it is. */
  readonly focusRequest: number
  /** Nothing is scrolled for it. */
  readonly isViewKept: boolean
}

/**
 * One person on the board: dragged whole, opened by the name, moved without dragging by the handle. The drag library
 * draws this thin shell again at each turn of a drag; what is inside it is drawn again only when it changes.
 */
export const CartaoItem = memo(function CartaoItem(props: CartaoItemProps) {
  const { cartao, etapaId, limiteDias, isCompact, isSaving, failed, focusRequest, isViewKept } = props
  const actions = useBoardActions()
  const { canMove } = useBoardRights()
  const data: CartaoDragData = { kind: 'cartao', cartao, etapaId }
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: dragIdOfCartao(cartao.id),
    data,
    disabled: !canMove,
  })
  const root = useRef<HTMLDivElement | null>(null)
  useLayoutEffect(() => {
    const card = root.current
    if (focusRequest === 0 || card === null || card.contains(document.activeElement)) return
    card.querySelector<HTMLElement>('[data-punho]')?.focus({ preventScroll: true })
    // The whole card, not only its handle, comes into sight.
    if (!isViewKept) card.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [focusRequest, isViewKept])
  const { pointer, keyDown } = splitListeners(listeners)
  return (
    <div
      ref={(node) => {
        root.current = node
        setNodeRef(node)
      }}
      data-cartao={cartao.id}
      data-is-saving={isSaving}
      {...pointer}
    >
      <CartaoContent
        cartao={cartao}
        etapaId={etapaId}
        limiteDias={limiteDias}
        isCompact={isCompact}
        isDragging={isDragging}
        describedBy={attributes['aria-describedby']}
        handleRef={setActivatorNodeRef}
        onHandleKeyDown={keyDown}
      />
      {failed === null ? null : (
        <NotSaved>
          Não salvo{failed.motivo === null ? ' · ' : `: ${failed.motivo}`}
          {failed.motivo === null ? (
            <button type="button" onClick={() => actions.retry(failed)}>
              Tentar de novo
            </button>
          ) : null}
        </NotSaved>
      )}
    </div>
  )
})
