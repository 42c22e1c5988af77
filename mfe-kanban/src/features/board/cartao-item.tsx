import { useDraggable } from '@dnd-kit/core'
import type { Cartao } from '@seleta/contract/kanban'
import { Link } from '@seleta/shell'
import { IconButton, media, paint, styled } from '@seleta/ui/core'
import { GripIcon } from '@seleta/ui/icons'
import { memo, useLayoutEffect, useRef } from 'react'
import type { PendingMove } from '../../kanban/apply-moves'
import type { CartaoDragData } from '../../kanban/drag-state'
import { dragIdOfCartao } from '../../kanban/drag-state'
import { useBoardActions } from './board-actions'
import { CartaoFace } from './cartao-face'

const Root = styled('div')({
  touchAction: 'manipulation',
  cursor: 'grab',
  userSelect: 'none',
  scrollMargin: 12,
  WebkitTouchCallout: 'none',
  '&[data-is-saving="true"]': { animation: 'seleta-pulso 900ms ease-in-out infinite alternate' },
  '@keyframes seleta-pulso': { from: { opacity: 1 }, to: { opacity: 0.62 } },
  [media.reducedMotion]: { '&[data-is-saving="true"]': { opacity: 0.75 } },
})

const NaoSalvo = styled('p')({
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
  readonly failed: PendingMove | null
  /** Grows each time the focus has to come to this card; 0 leaves it where it is. */
  readonly focusRequest: number
}

/** One person on the board: dragged whole, opened by the name, moved without dragging by the handle. */
export const CartaoItem = memo(function CartaoItem(props: CartaoItemProps) {
  const { cartao, etapaId, limiteDias, isCompact, isSaving, failed, focusRequest } = props
  const actions = useBoardActions()
  const data: CartaoDragData = { kind: 'cartao', cartao, etapaId }
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: dragIdOfCartao(cartao.id),
    data,
  })
  const handle = useRef<HTMLButtonElement | null>(null)
  useLayoutEffect(() => {
    const card = handle.current?.closest('[data-cartao]')
    if (focusRequest === 0 || card?.contains(document.activeElement) !== false) return
    handle.current?.focus({ preventScroll: true })
    // The whole card, not only its handle, comes into sight.
    card.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [focusRequest])
  const { onKeyDown, ...pointerListeners } = listeners ?? {}
  return (
    <Root ref={setNodeRef} data-cartao={cartao.id} data-is-saving={isSaving} {...pointerListeners}>
      <CartaoFace
        cartao={cartao}
        limiteDias={limiteDias}
        isCompact={isCompact}
        {...(isDragging ? { look: 'placeholder' as const } : {})}
        nome={
          <Link to={actions.addressOf(cartao.identificador)} draggable={false} title={cartao.nome}>
            {cartao.nome}
          </Link>
        }
        punho={
          <IconButton
            ref={(node) => {
              handle.current = node
              setActivatorNodeRef(node)
            }}
            aria-label={`Mover ${cartao.nome}`}
            aria-haspopup="menu"
            aria-describedby={attributes['aria-describedby']}
            data-punho
            onKeyDown={(event) => {
              onKeyDown?.(event)
            }}
            onClick={(event) => {
              actions.openMover(cartao, etapaId, event.currentTarget)
            }}
          >
            <GripIcon />
          </IconButton>
        }
      />
      {failed === null ? null : (
        <NaoSalvo>
          Não salvo ·{' '}
          <button type="button" onClick={() => actions.retry(failed)}>
            Tentar de novo
          </button>
        </NaoSalvo>
      )}
    </Root>
  )
})
