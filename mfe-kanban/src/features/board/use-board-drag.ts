import type { DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core'
import { useReducer } from 'react'
import type { Drop } from '../../rules/drag-state'
import { IDLE, dropOf, readDragData, readEtapaId, reduceDrag } from '../../rules/drag-state'

/**
 * What is being dragged, and what the drag library has to be told to listen to.
 * @param onDrop told once what a drop means; a cancelled drag means nothing
 */
export function useBoardDrag(onDrop: (drop: Drop) => void) {
  const [drag, dispatch] = useReducer(reduceDrag, IDLE)
  return {
    drag,
    handlers: {
      onDragStart({ active, activatorEvent }: DragStartEvent): void {
        const thing = readDragData(active.data.current)
        const by = activatorEvent instanceof KeyboardEvent ? 'keys' : 'pointer'
        if (thing !== null) dispatch({ type: 'lifted', thing, by })
      },
      onDragOver({ over }: DragOverEvent): void {
        dispatch({ type: 'over', etapaId: readEtapaId(over?.data.current) })
      },
      onDragEnd({ active, over }: DragEndEvent): void {
        dispatch({ type: 'ended' })
        onDrop(dropOf(readDragData(active.data.current), readEtapaId(over?.data.current)))
      },
      onDragCancel(): void {
        dispatch({ type: 'ended' })
      },
    },
  }
}
