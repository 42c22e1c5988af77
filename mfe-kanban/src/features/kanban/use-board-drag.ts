import type { DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core'
import { useState } from 'react'
import type { DragState } from '../../rules/drag-state'
import { IDLE, readCartaoData, readEtapaId } from '../../rules/drag-state'
import type { MoveIntent } from '../../queries/use-moves'

export interface DragConsequences {
  /** A card was dropped on another stage. */
  readonly onMove: (intent: MoveIntent) => void
  /** A card was dropped where it was, or outside. */
  readonly onStay: (cartaoId: number) => void
  /** A column was dropped in another's place. */
  readonly onPlace: (etapaId: number, onEtapaId: number) => void
}

/** What is being dragged, and what a drop means. */
export function useBoardDrag({ onMove, onStay, onPlace }: DragConsequences) {
  const [drag, setDrag] = useState<DragState>(IDLE)
  const [isByKeys, setByKeys] = useState(false)

  function pickUp({ active, activatorEvent }: DragStartEvent): void {
    setByKeys(activatorEvent instanceof KeyboardEvent)
    const cartao = readCartaoData(active.data.current)
    const etapaId = readEtapaId(active.data.current)
    if (cartao !== null) {
      const { etapaId: deEtapaId } = cartao
      setDrag({ kind: 'cartao', cartao: cartao.cartao, deEtapaId, sobreEtapaId: deEtapaId })
    } else if (etapaId !== null) setDrag({ kind: 'etapa', etapaId })
  }

  function hover({ over }: DragOverEvent): void {
    const sobreEtapaId = readEtapaId(over?.data.current)
    setDrag((now) => (now.kind === 'cartao' ? { ...now, sobreEtapaId } : now))
  }

  function drop({ active, over }: DragEndEvent): void {
    setDrag(IDLE)
    const cartao = readCartaoData(active.data.current)
    const etapaId = readEtapaId(active.data.current)
    const target = readEtapaId(over?.data.current)
    if (etapaId !== null && target !== null && target !== etapaId) onPlace(etapaId, target)
    if (cartao === null) return
    if (target === null || target === cartao.etapaId) onStay(cartao.cartao.id)
    else onMove({ cartao: cartao.cartao, deEtapaId: cartao.etapaId, paraEtapaId: target })
  }

  return {
    drag,
    /** The drag, or the last one, began with a key: what it carries is at its place at once, ready for the next key. */
    isByKeys,
    handlers: {
      onDragStart: pickUp,
      onDragOver: hover,
      onDragEnd: drop,
      onDragCancel: () => setDrag(IDLE),
    },
  }
}
