import type { PointerEvent } from 'react'
import { useRef, useState } from 'react'

interface Swipe {
  /** How far the finger has drawn it sideways, in px; 0 at rest. */
  readonly offset: number
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: (event: PointerEvent) => void
    readonly onPointerCancel: () => void
  }
}

/** Less is a finger that shakes or scrolls. */
const ENOUGH_PX = 88

/** A finger that draws something to one side and lets go there. A mouse has buttons to press instead. */
export function useSwipe(onLeft: () => void, onRight: () => void): Swipe {
  const from = useRef<number | null>(null)
  const [offset, setOffset] = useState(0)
  const end = () => {
    from.current = null
    setOffset(0)
  }
  return {
    offset,
    handlers: {
      onPointerDown: (event) => {
        if (event.pointerType === 'mouse') return
        from.current = event.clientX
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event) => {
        if (from.current !== null) setOffset(event.clientX - from.current)
      },
      // Where the finger is now: of a quick one the last moves may not have been drawn yet.
      onPointerUp: (event) => {
        const drawn = from.current === null ? 0 : event.clientX - from.current
        end()
        if (drawn <= -ENOUGH_PX) onLeft()
        if (drawn >= ENOUGH_PX) onRight()
      },
      onPointerCancel: end,
    },
  }
}
