import { TOAST_DISMISS_RATIO } from '@seleta/contract/limits'
import type { PointerEvent } from 'react'
import { useRef, useState } from 'react'

/** A toast leaves when dragged sideways over 80 % of its width, by pointer or touch (spec section 9). */
export function isDraggedOut(offset: number, width: number): boolean {
  return width > 0 && Math.abs(offset) >= width * TOAST_DISMISS_RATIO
}

/**
 * @param onDismiss called once when the drag ends beyond the limit
 * @returns offset in px while dragged, and the handlers of the toast's root element
 */
export function useDragDismiss(onDismiss: () => void) {
  const start = useRef<number | null>(null)
  const [offset, setOffset] = useState<number | null>(null)

  const stop = () => {
    start.current = null
    setOffset(null)
  }
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null
        if (event.button !== 0 || isOnControl) return
        start.current = event.clientX
        event.currentTarget.setPointerCapture?.(event.pointerId)
        setOffset(0)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current !== null) setOffset(event.clientX - start.current)
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (start.current === null) return
        const isOut = isDraggedOut(event.clientX - start.current, event.currentTarget.offsetWidth)
        stop()
        if (isOut) onDismiss()
      },
      onPointerCancel: stop,
    },
  }
}
