/** What stands under a key. */
export interface Count {
  /** How many in this window, the one just counted among them. */
  readonly total: number
  /** Milliseconds until the window ends and counting begins anew. */
  readonly endsIn: number
}

/**
 * Counts what is limited. All limits of the product ask this one interface, so that several processes can count
 * together by another answer to it; who may sign in how often has rules of its own (decision 014).
 */
export interface Counter {
  /** One more under this key. A window begins with its first count. */
  readonly add: (key: string, windowMs: number) => Promise<Count>
  /** One less, when what was counted did not come about. */
  readonly takeBack: (key: string) => Promise<void>
}

interface Kept {
  total: number
  readonly ends: number
}

/** Keys that are kept before those that are over go. */
const MANY = 20_000

/**
 * Counts in this process alone.
 * @param now milliseconds; a test may bring its own clock
 */
export function createMemoryCounter(now: () => number = Date.now): Counter {
  const kept = new Map<string, Kept>()

  function forget(): void {
    for (const [key, { ends }] of kept) if (ends <= now()) kept.delete(key)
    // All of them alive: the oldest go, so that a flood of addresses cannot fill the memory.
    for (const key of kept.keys()) {
      if (kept.size <= MANY) return
      kept.delete(key)
    }
  }

  return {
    async add(key, windowMs) {
      const one = kept.get(key)
      if (one !== undefined && one.ends > now()) {
        one.total += 1
        return { total: one.total, endsIn: one.ends - now() }
      }
      kept.delete(key)
      kept.set(key, { total: 1, ends: now() + windowMs })
      if (kept.size > MANY) forget()
      return { total: 1, endsIn: windowMs }
    },
    async takeBack(key) {
      const one = kept.get(key)
      if (one !== undefined && one.total > 0) one.total -= 1
    },
  }
}
