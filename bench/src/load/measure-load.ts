import type { Caller } from '../calls/caller'
import { plannedCalls } from '../calls/planned-calls'
import type { RunningProduct, Seeded } from '../running-product'
import { residentMiB } from '../running-product'

export interface LoadFigure {
  readonly seconds: number
  readonly requests: number
  /** MiB, the highest seen while the load ran, and 2 s after it. */
  readonly peak: { readonly api: number; readonly database: number }
  readonly after: { readonly api: number; readonly database: number }
}

const CLIENTS = 8
const SECONDS = 20
const SAMPLE_MS = 500

/** Eight clients who call the reading calls in turn (not the résumé, which is limited per minute), while the memory of api and database is sampled. */
export async function measureLoad(
  product: RunningProduct,
  caller: Caller,
  seeded: Seeded,
): Promise<LoadFigure> {
  const reading = (await plannedCalls(caller, seeded)).filter(
    ({ name }) => !/download|DELETE|\/kanban\/\{id\}$/.test(name),
  )
  const until = Date.now() + SECONDS * 1000
  let requests = 0
  const client = async (offset: number) => {
    for (let turn = offset; Date.now() < until; turn += 1) {
      await reading[turn % reading.length]?.run(turn)
      requests += 1
    }
  }
  let peak = residentMiB(product.pid)
  const sampler = setInterval(() => {
    const now = residentMiB(product.pid)
    if (now.api + now.database > peak.api + peak.database) peak = now
  }, SAMPLE_MS)
  await Promise.all(Array.from({ length: CLIENTS }, (_, offset) => client(offset * 3)))
  clearInterval(sampler)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  return { seconds: SECONDS, requests, peak, after: residentMiB(product.pid) }
}
