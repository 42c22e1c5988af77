import { TooManyError } from '../domain-error'

/** Seconds after which who was turned away may come again. */
const COME_BACK_IN = 5

interface Line {
  /** How many at a time. */
  readonly running: number
  /** How many may wait; beyond them nobody is taken. */
  readonly waiting: number
}

/** What comes to its turn, and when it is awaited no longer. */
export type InTurn = <T>(work: () => Promise<T>, gone?: AbortSignal) => Promise<T>

/**
 * Lets only so many go at a time, in the order they came.
 * @param tell what is said when the line is full, from the seconds to wait
 * @returns runs the work when its turn comes; throws TooManyError when the line is full. Who goes while waiting leaves
 * the line, with the signal's reason
 */
export function createTurns({ running, waiting }: Line, tell?: (seconds: number) => string): InTurn {
  let inside = 0
  const line = new Set<() => void>()
  const untilTurn = (gone: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        line.delete(go)
        // Whoever aborts says why by an error; without a reason the signal makes one.
        reject(gone?.reason as Error)
      }
      const go = () => {
        gone?.removeEventListener('abort', leave)
        resolve()
      }
      gone?.addEventListener('abort', leave, { once: true })
      line.add(go)
    })
  return async function inTurn(work, gone) {
    if (inside >= running) {
      if (line.size >= waiting) throw new TooManyError(COME_BACK_IN, tell)
      await untilTurn(gone)
    } else {
      inside += 1
    }
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line.
      const [next] = line
      if (next === undefined) inside -= 1
      else {
        line.delete(next)
        next()
      }
    }
  }
}

/** The same for each by a key: who has nothing under way is not remembered. */
export function createTurnsOfEach(each: Line, tell?: (seconds: number) => string): (key: number) => InTurn {
  const lines = new Map<number, { readonly inTurn: InTurn; here: number }>()
  return (key) => async (work, gone) => {
    const line = lines.get(key) ?? { inTurn: createTurns(each, tell), here: 0 }
    lines.set(key, line)
    line.here += 1
    try {
      return await line.inTurn(work, gone)
    } finally {
      line.here -= 1
      if (line.here === 0) lines.delete(key)
    }
  }
}
