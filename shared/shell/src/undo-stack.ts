import type { Toast, Undoable } from './services'

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
  readonly show: (undoable: Undoable, takeBack: () => void, tone: Toast['tone']) => void
  /** Lets go of what was said. */
  readonly hide: (about: string) => void
  /** Says why it was not taken back, and is offered no more. */
  readonly tell: (text: string) => void
  /** Why a taking back was refused, and whether it may go well later. */
  readonly explain: (error: unknown) => { readonly text: string; readonly canRepeat: boolean }
}

/**
 * What can be taken back, the last one on top; each leaves when its time is over, when it is told, or taken back. One
 * whose taking back has failed is there again, with why it has.
 */
export function createUndoStack({ show, hide, tell, explain }: UndoWords): UndoStack {
  let entries: readonly Undoable[] = []
  /** Being taken back: nothing offers them meanwhile. */
  const underWay = new Set<Undoable>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function set(next: readonly Undoable[]): void {
    entries = next
    clearTimeout(timer)
    const [first] = entries.toSorted((a, b) => a.until - b.until)
    if (first !== undefined) timer = setTimeout(() => remove(first), Math.max(0, first.until - Date.now()))
    for (const listener of listeners) listener()
  }

  const latest = () => entries.findLast((one) => !underWay.has(one)) ?? null

  /** Does nothing when it had left already. */
  function remove(undoable: Undoable): void {
    if (!entries.includes(undoable)) return
    set(entries.filter((other) => other !== undoable))
    if (!underWay.has(undoable)) hide(undoable.about)
    undoable.onGone?.()
  }

  async function takeBack(undoable: Undoable): Promise<void> {
    if (!entries.includes(undoable) || underWay.has(undoable)) return
    underWay.add(undoable)
    set(entries)
    hide(undoable.about)
    const failed = await Promise.resolve(undoable.run()).then(() => null, explain)
    if (failed?.canRepeat === true && entries.includes(undoable)) {
      // What else was offered was offered of what may be so no more.
      const { besides: _, ...rest } = undoable
      const again = { ...rest, text: failed.text }
      set(entries.map((one) => (one === undoable ? again : one)))
      show(again, () => void takeBack(again), 'error')
    } else {
      remove(undoable)
      if (failed) tell(failed.text)
    }
    underWay.delete(undoable)
  }

  return {
    offer: (undoable) => {
      const before = entries.find(({ about }) => about === undoable.about)
      set([...entries.filter((other) => other !== before), undoable])
      before?.onGone?.()
      if (undoable.isQuiet === true) hide(undoable.about)
      else show(undoable, () => void takeBack(undoable), 'success')
    },
    withdraw: (about) => {
      const found = entries.find((one) => one.about === about)
      if (found !== undefined) remove(found)
    },
    takeBack: () => {
      const last = latest()
      if (last !== null) void takeBack(last)
      return last !== null
    },
    latest,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
