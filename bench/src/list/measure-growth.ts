import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Caller } from '../calls/caller'
import { createCaller, signIn } from '../calls/caller'
import { quantile } from '../calls/measure-calls'
import type { Limit } from '../report'
import { createDataFolder, repository, seed, startProduct } from '../running-product'

/** Issue 3: 'cost of a page of the list grows less than 1.5× when the data grow 10×'. */
const LIMIT = 1.5
const RUNS = 80
const sorts = ['campanha.nome', 'campanha.id', 'campanha.inicio', 'campanha.fechamento'] as const
/** The first pages, which both volumes have. */
const PAGES = 10

/**
 * Milliseconds of a page of the list over a tenth of the volume, measured beside the same pages of the whole volume, in
 * turns, so that a busy machine weighs on both.
 * @param whole calls of the product that holds the whole volume
 */
export async function measureGrowth(whole: Caller): Promise<Limit> {
  const folder = createDataFolder()
  const product = await startProduct({
    port: 3288,
    dataFolder: join(folder, 'data'),
    staticFolder: join(repository, 'dist'),
    isDemo: false,
  })
  try {
    const seeded = seed(product.databaseUrl(), 'pequeno')
    const tenth = createCaller(product.url, await signIn(product.url, seeded))
    const times = { whole: [] as number[], tenth: [] as number[] }
    for (let turn = 0; turn < RUNS; turn += 1) {
      times.whole.push(await timePage(whole, turn))
      times.tenth.push(await timePage(tenth, turn))
    }
    return {
      name: 'page of the campaign list, ten times the data',
      value: quantile(times.whole, 0.5) / quantile(times.tenth, 0.5),
      limit: LIMIT,
      unit: '×',
    }
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timePage(call: Caller, turn: number): Promise<number> {
  const begun = performance.now()
  await call('filterCampanhas', {
    query: { page: Math.floor(turn / sorts.length) % PAGES, size: 12 },
    body: {
      filtros: [],
      orders: [{ path: sorts[turn % sorts.length] ?? sorts[0], order: turn % 8 < 4 ? 'ASC' : 'DESC' }],
    },
  })
  return performance.now() - begun
}
