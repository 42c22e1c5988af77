import type { Pool } from 'pg'
import { createQueueLibrary } from './queue-library'
import { DEAD } from './jobs-repository'

/** A job that failed too often. */
export interface DeadJob {
  readonly id: string
  readonly kind: string
  readonly diedAt: Date
  readonly tries: number
  /** What it says of its end: a class and a place, never the words. */
  readonly fault: object
}

export interface DeadJobs {
  readonly list: () => Promise<DeadJob[]>
  /** Lets them begin anew. @param ids all of them when left out @returns how many */
  readonly retry: (ids?: string[]) => Promise<number>
  /** Forgets them. @param ids all of them when left out @returns how many */
  readonly discard: (ids?: string[]) => Promise<number>
  readonly close: () => Promise<void>
}

/** The jobs of the dead, for whoever runs the installation (product 101). Runs nothing itself. */
export async function openDeadJobs(pool: Pool): Promise<DeadJobs> {
  const boss = createQueueLibrary(pool, () => {}, { supervise: false, schedule: false })
  await boss.start()
  // The first product that starts makes it: nobody has died before.
  const hasQueue = (await boss.getQueue(DEAD)) !== null
  const list = async (): Promise<DeadJob[]> =>
    (hasQueue ? await boss.findJobs(DEAD, { queued: true }) : []).map((job) => ({
      id: job.id,
      kind: job.sourceName ?? DEAD,
      diedAt: job.createdOn,
      tries: (job.sourceRetryCount ?? 0) + 1,
      fault: job.sourceOutput ?? {},
    }))
  return {
    list,
    retry: async (ids) => (hasQueue ? boss.redrive(DEAD, ids === undefined ? {} : { ids }) : 0),
    async discard(ids) {
      const there = (await list()).map(({ id }) => id)
      const gone = ids === undefined ? there : there.filter((id) => ids.includes(id))
      if (gone.length > 0) await boss.deleteJob(DEAD, gone)
      return gone.length
    },
    close: () => boss.stop({ graceful: false, close: false }),
  }
}
