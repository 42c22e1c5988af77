import { TooManyError } from '../../ground/domain-error'

/** Seconds after which who was turned away may come again. */
const COME_BACK_IN = 5

/**
 * Lets only so many go at a time, in the order they came.
 * @param running how many at a time
 * @param waiting how many may wait; beyond them nobody is taken
 * @returns runs the work when its turn comes; throws TooManyError when the line is full
 */
export function createTurns({ running, waiting }: { running: number; waiting: number }) {
  let inside = 0
  const line: (() => void)[] = []
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (inside >= running) {
      if (line.length >= waiting) throw new TooManyError(COME_BACK_IN)
      await new Promise<void>((resolve) => line.push(resolve))
    } else {
      inside += 1
    }
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line.
      const next = line.shift()
      if (next === undefined) inside -= 1
      else next()
    }
  }
}
