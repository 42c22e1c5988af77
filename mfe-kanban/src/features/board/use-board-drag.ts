import type { DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core'
import { useReducer } from 'react'
import type { DragMeans, Drop } from '../../rules/drag-state'
import { IDLE, dropOf, readDragData, readEtapaId, reduceDrag } from '../../rules/drag-state'

/**
 * What is being dragged, and what the drag library has to be told to listen to.
 * @param onDrop told once what a drop means; a cancelled drag means nothing
 */
export function useBoardDrag(onDrop: (drop: Drop, by: DragMeans) => void) {
  const [drag, dispatch] = useReducer(reduceDrag, IDLE)
  return {
    drag,
    handlers: {
      onDragStart({ active, activatorEvent }: DragStartEvent): void {
        const thing = readDragData(active.data.current)
        if (thing !== null) dispatch({ type: 'lifted', thing, by: meansOf(activatorEvent) })
      },
      onDragOver({ over }: DragOverEvent): void {
        dispatch({ type: 'over', etapaId: readEtapaId(over?.data.current) })
      },
      onDragEnd({ active, activatorEvent, over }: DragEndEvent): void {
        dispatch({ type: 'ended' })
        const drop = dropOf(readDragData(active.data.current), readEtapaId(over?.data.current))
        onDrop(drop, meansOf(activatorEvent))
      },
      onDragCancel(): void {
        dispatch({ type: 'ended' })
      },
    },
  }
}

const meansOf = (event: Event): DragMeans => (event instanceof KeyboardEvent ? 'keys' : 'pointer')
