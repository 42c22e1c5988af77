import { isTyping } from '@seleta/ui/is-typing'
import { useEffect, useEffectEvent } from 'react'
import { areSingleKeysOn } from '../../queries/single-keys'

/** Keys of the whole frame: spec of design 2, 'Keyboard'. Those of lists and boards belong to their areas. */
export interface FrameKeys {
  readonly openPalette: () => void
  readonly focusSearch: () => void
  readonly openHelp: () => void
  readonly go: (target: GoTarget) => void
}

/** The letter after G. */
const targets = { c: 'campanhas', t: 'cesta', d: 'graficos', n: 'nova' } as const
export type GoTarget = (typeof targets)[keyof typeof targets]

const SEQUENCE_MS = 1500

/** Listens on the document: Ctrl/⌘+K always, single keys only outside text and dialogs, and only when they are on. */
export function useFrameKeys(keys: FrameKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent, isAfterG: boolean): 'g' | 'done' | 'ignored' => {
    if (event.defaultPrevented || event.isComposing) return 'ignored'
    const key = event.key.toLowerCase()
    if (key === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
      event.preventDefault()
      keys.openPalette()
      return 'done'
    }
    if (!mayHandleSingleKey(event)) return 'ignored'
    if (isAfterG && key in targets) {
      event.preventDefault()
      // The condition above has found it there.
      keys.go(targets[key as keyof typeof targets])
      return 'done'
    }
    if (key === 'g') return 'g'
    if (event.key === '/') {
      event.preventDefault()
      keys.focusSearch()
      return 'done'
    }
    if (event.key === '?') {
      event.preventDefault()
      keys.openHelp()
      return 'done'
    }
    return 'ignored'
  })
  useEffect(() => {
    let lastG = -Infinity
    const listen = (event: KeyboardEvent) => {
      const outcome = handle(event, event.timeStamp - lastG < SEQUENCE_MS)
      lastG = outcome === 'g' ? event.timeStamp : -Infinity
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Never inside text, a list of choices or a dialog; never with a modifier; never when turned off (WCAG 2.1.4). */
function mayHandleSingleKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !areSingleKeysOn()) return false
  const { target } = event
  if (!(target instanceof Element)) return true
  return (
    !isTyping(target) &&
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') === null
  )
}
