import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Database } from '../../database/schema'
import type { JobKind } from './job-kind'
import { DEAD, takeDead } from './jobs-repository'
import { createQueueLibrary } from './queue-library'

/** A job that failed too often. */
export interface DeadJob {
  readonly id: string
  readonly kind: string
  readonly diedAt: Date
  readonly tries: number
  /** What it says of its end: a class and a place, never the words; of one that did not live to say it, a sentence. */
  readonly fault: string
}

/**
 * What follows when jobs of a kind are forgotten, in the same transaction. Without it what they should have done stands in
 * its row as it was, and is found and done after all when a process begins.
 */
export interface Discarded {
  readonly kind: string
  readonly settle: (trx: Kysely<Database>, data: readonly unknown[]) => Promise<void>
}

/** What the library says of jobs whose process says nothing. */
const SILENT: Readonly<Record<string, string>> = {
  'job heartbeat timeout': 'o processo que a fazia terminou ou parou de responder',
  'job timed out': 'passou do tempo que uma tarefa destas tem',
}
const Silent = z.object({ value: z.object({ message: z.string() }) })

function tellFault(output: object): string {
  const said = Silent.safeParse(output)
  return (said.success ? SILENT[said.data.value.message] : undefined) ?? JSON.stringify(output)
}

/** @param settle is given what each of the jobs carries */
export const whenDiscarded = <D extends object>(
  { name, data: shape }: JobKind<D>,
  settle: (trx: Kysely<Database>, data: readonly D[]) => Promise<void>,
): Discarded => ({
  kind: name,
  settle: (trx, data) =>
    settle(
      trx,
      data.map((one) => shape.parse(one)),
    ),
})

export interface DeadJobs {
  readonly list: () => Promise<DeadJob[]>
  /** Lets them begin anew. @param ids all of them when left out @returns how many */
  readonly retry: (ids?: string[]) => Promise<number>
  /** Forgets them, and settles what follows. @param ids all of them when left out @returns how many */
  readonly discard: (ids?: string[]) => Promise<number>
  readonly close: () => Promise<void>
}

/**
 * The jobs of the dead, for whoever runs the installation (product 101). Runs nothing itself.
 * @param discarded kinds with something to settle
 */
export async function openDeadJobs(
  { db, pool }: { readonly db: Kysely<Database>; readonly pool: Pool },
  discarded: readonly Discarded[],
): Promise<DeadJobs> {
  const boss = createQueueLibrary(pool, () => {}, { supervise: false, schedule: false })
  await boss.start()
  // The first product that starts makes it: nobody has died before.
  const hasQueue = (await boss.getQueue(DEAD)) !== null
  return {
    list: async () =>
      (hasQueue ? await boss.findJobs(DEAD, { queued: true }) : []).map((job) => ({
        id: job.id,
        kind: job.sourceName ?? DEAD,
        diedAt: job.createdOn,
        tries: (job.sourceRetryCount ?? 0) + 1,
        fault: tellFault(job.sourceOutput ?? {}),
      })),
    retry: async (ids) => (hasQueue ? boss.redrive(DEAD, ids === undefined ? {} : { ids }) : 0),
    discard: (ids) =>
      db.transaction().execute(async (trx) => {
        const gone = await takeDead(trx, ids ?? null)
        for (const { kind, settle } of discarded) {
          const theirs = gone.filter((job) => job.kind === kind)
          if (theirs.length > 0)
            await settle(
              trx,
              theirs.map(({ data }) => data),
            )
        }
        return gone.length
      }),
    close: () => boss.stop({ graceful: false, close: false }),
  }
}
