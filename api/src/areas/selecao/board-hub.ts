import type { LogNews } from './board-changes'

/** Wakes the open boards of this process when the log grows, whichever process wrote to it. */
export interface BoardHub {
  /** Calls `wake` after each change of a campaign, and now and then without one; answers a function that stops. */
  readonly subscribe: (campanhaId: number, wake: () => void) => () => void
  /** Number of the last look: what is read within one look may serve every board that asks in it. */
  readonly look: () => number
  readonly stop: () => void
}

/** Between two looks at the log, ms. */
const LOOK_MS = 350
/** After a look that failed, ms. What happened meanwhile is not lost: the next one begins where the last one ended. */
const AGAIN_MS = 2000

/**
 * One question for all boards of this process, asked only while there are any (docs/decisions/110).
 * @param readNews campaigns that the log has grown for since the answer before
 * @param onFault told why a look failed
 */
export function createBoardHub(
  readNews: (desde: string | null) => Promise<LogNews>,
  onFault: (error: unknown) => void,
): BoardHub {
  const boards = new Map<number, Set<() => void>>()
  let looks = 0
  let isLooking = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  function wake(campanhaIds: Iterable<number>): void {
    for (const id of campanhaIds) for (const wakeOne of boards.get(id) ?? []) wakeOne()
  }

  async function ask(desde: string | null): Promise<void> {
    if (isStopped || boards.size === 0) {
      isLooking = false
      return
    }
    try {
      const { snapshot, campanhaIds } = await readNews(desde)
      looks += 1
      // The first answer only says where to begin: what was written since a board was read is not in it.
      wake(desde === null ? boards.keys() : campanhaIds)
      askAgain(snapshot, LOOK_MS)
    } catch (error) {
      onFault(error)
      askAgain(desde, AGAIN_MS)
    }
  }

  function askAgain(desde: string | null, afterMs: number): void {
    timer = setTimeout(() => void ask(desde), afterMs)
    timer.unref()
  }

  return {
    subscribe(campanhaId, wakeOne) {
      const set = boards.get(campanhaId) ?? new Set()
      boards.set(campanhaId, set.add(wakeOne))
      if (!isLooking) {
        isLooking = true
        void ask(null)
      }
      return () => {
        set.delete(wakeOne)
        if (set.size === 0 && boards.get(campanhaId) === set) boards.delete(campanhaId)
      }
    },
    look: () => looks,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
