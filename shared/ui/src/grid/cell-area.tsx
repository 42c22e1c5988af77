import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import type { FocusEvent, PointerEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { cellStyle } from './cell-style'

/** Milliseconds, as for tooltips elsewhere (theme, MUI). */
const ENTER = 300
const LEAVE = 100
const LEAVE_TOUCH = 5000

interface Tip {
  readonly anchor: HTMLElement
  readonly words: string
  /** False while it fades: it keeps its words and its place. */
  readonly isOpen: boolean
}

const Dressed = styled('div')(cellStyle)

/**
 * Stands around cells, dresses their buttons and boxes, and has one tooltip for everything in them that says
 * `data-tip`: a `Tooltip` around each button of a table costs more than the row that it stands in. It comes with the
 * pointer or the keyboard's focus, stays while the pointer is on it, and goes with Escape, as MUI's own. What is
 * inside is not drawn again for it.
 */
export function CellArea({ children }: { readonly children: ReactNode }) {
  const [tip, setTip] = useState<Tip | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A row that goes takes its tooltip with it: no event says that the pointer or the focus has left.
  useEffect(() => {
    if (tip === null || !tip.isOpen) return undefined
    const watch = new MutationObserver(() => {
      if (!tip.anchor.isConnected) setTip({ ...tip, isOpen: false })
    })
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [tip])

  /** What is left may not be what is shown: the pointer rests on one button while the focus is on another. */
  const hideOf = (left: Tip) =>
    setTip((now) => (now?.anchor === left.anchor ? { ...left, isOpen: false } : now))
  const later = (change: () => void, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(change, delay)
  }
  const handlers = {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      const found = tipOf(target)
      if (found !== null) later(() => setTip(found), pointerType === 'touch' ? 0 : ENTER)
      else if (isTooltip(target)) clearTimeout(timer.current)
    },
    onPointerOut: ({ target, pointerType }: PointerEvent) => {
      const left = isTooltip(target) ? tip : tipOf(target)
      if (left !== null) later(() => hideOf(left), pointerType === 'touch' ? LEAVE_TOUCH : LEAVE)
    },
    onFocus: ({ target }: FocusEvent) => {
      const found = tipOf(target)
      if (found !== null && found.anchor.matches(':focus-visible')) setTip(found)
    },
    onBlur: ({ target }: FocusEvent) => {
      const left = tipOf(target)
      if (left !== null) hideOf(left)
    },
  }
  return (
    <Dressed {...handlers}>
      {children}
      {tip === null ? null : (
        <Tooltip
          title={tip.words}
          open={tip.isOpen}
          onClose={() => hideOf(tip)}
          slotProps={{ popper: { anchorEl: tip.anchor } }}
        >
          <span hidden />
        </Tooltip>
      )}
    </Dressed>
  )
}

function tipOf(target: EventTarget): Tip | null {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
  const words = anchor?.dataset.tip
  return anchor === null || words === undefined ? null : { anchor, words, isOpen: true }
}

/** What is drawn elsewhere in the document still speaks to the element around. */
function isTooltip(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[role="tooltip"]') !== null
}
