import type { Seeded } from '../running-product'
import type { Caller } from './caller'
import { plannedCalls } from './planned-calls'

export interface CallFigure {
  readonly name: string
  readonly runs: number
  /** Milliseconds, seen from the client on the same machine. */
  readonly p50: number
  readonly p95: number
}

const WARM_UP = 5
const RUNS = 60

/** Each call of spec section 7, one after the other, with other values each time. */
export async function measureCalls(caller: Caller, seeded: Seeded): Promise<CallFigure[]> {
  const figures: CallFigure[] = []
  for (const { name, run } of await plannedCalls(caller, seeded)) {
    const times: number[] = []
    for (let turn = 0; turn < WARM_UP + RUNS; turn += 1) {
      const begun = performance.now()
      await run(turn)
      if (turn >= WARM_UP) times.push(performance.now() - begun)
    }
    figures.push({ name, runs: RUNS, p50: quantile(times, 0.5), p95: quantile(times, 0.95) })
  }
  return figures
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
