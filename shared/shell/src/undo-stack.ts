import type { Undoable } from './services'

export interface UndoStack {
  readonly offer: (undoable: Undoable) => void
  readonly withdraw: (about: string) => void
  /** Takes the last thing back; answers whether there was one. */
  readonly takeBack: () => boolean
  readonly latest: () => Undoable | null
  readonly subscribe: (listener: () => void) => () => void
}

export interface UndoWords {
  /** Says it, with the way back. */
  readonly show: (undoable: Undoable, takeBack: () => void) => void
  /** Lets go of what was said. */
  readonly hide: (about: string) => void
}

/** What can be taken back, the last one on top; each leaves when its time is over, when it is told, or taken back. */
export function createUndoStack({ show, hide }: UndoWords): UndoStack {
  let entries: readonly Undoable[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function set(next: readonly Undoable[]): void {
    entries = next
    clearTimeout(timer)
    const [first] = entries.toSorted((a, b) => a.until - b.until)
    if (first !== undefined) timer = setTimeout(() => remove(first), Math.max(0, first.until - Date.now()))
    for (const listener of listeners) listener()
  }

  /** False when it had left already. */
  function remove(undoable: Undoable): boolean {
    if (!entries.includes(undoable)) return false
    set(entries.filter((other) => other !== undoable))
    hide(undoable.about)
    undoable.onGone?.()
    return true
  }

  function takeBack(undoable: Undoable): void {
    if (remove(undoable)) undoable.run()
  }

  return {
    offer: (undoable) => {
      const before = entries.find(({ about }) => about === undoable.about)
      set([...entries.filter((other) => other !== before), undoable])
      if (before !== undefined) before.onGone?.()
      if (undoable.isQuiet === true) hide(undoable.about)
      else show(undoable, () => takeBack(undoable))
    },
    withdraw: (about) => {
      const found = entries.find((one) => one.about === about)
      if (found !== undefined) remove(found)
    },
    takeBack: () => {
      const last = entries.at(-1)
      if (last !== undefined) takeBack(last)
      return last !== undefined
    },
    latest: () => entries.at(-1) ?? null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
