import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { createCaller, signIn } from '../calls/caller'
import type { Limit } from '../report'
import { createDataFolder, repository, startProduct } from '../running-product'
import { fillBoards } from './board-campanha'
import type { DeathFigure } from './measure-moves'
import { measureDeaths, measureMoves } from './measure-moves'
import type { ScreenFigure } from './measure-screen'
import { measureScreen } from './measure-screen'

interface BoardFigure {
  readonly pessoas: number
  readonly screen: ScreenFigure
  /** p95, ms. */
  readonly move: number
  readonly deaths: DeathFigure
}

const SIZES = { pequeno: [500, 5000], grande: [500, 5000] } as const
const DEATHS = {
  pequeno: { movesPerClient: 60, kills: 2 },
  grande: { movesPerClient: 500, kills: 8 },
} as const
const RUNS = { pequeno: 100, grande: 400 } as const

/** The board of issue 6 on a product of its own: on the screen, by calls, and under a server that is killed. */
export async function measureBoard(
  launch: () => Promise<Browser>,
  port: number,
  demo: { readonly email: string; readonly senha: string },
  tamanho: 'pequeno' | 'grande',
): Promise<Limit[]> {
  const folder = createDataFolder()
  const start = () =>
    startProduct({
      port,
      dataFolder: join(folder, 'data'),
      staticFolder: join(repository, 'dist'),
      isDemo: true,
    })
  let product = await start()
  try {
    const session = await signIn(product.url, demo)
    const caller = createCaller(product.url, session)
    // One board more than is looked at: the movers get theirs.
    const boards = await fillBoards(caller, product.databaseUrl(), [...SIZES[tamanho], 300])
    const [busy, ...rest] = boards.toReversed()
    const shown = rest.toReversed()
    const largest = shown.at(-1)
    if (busy === undefined || largest === undefined) throw new Error('the demo has too few campaigns')
    const browser = await launch()
    const screen = await measureScreen(browser, { url: product.url, session }, shown).finally(() =>
      browser.close(),
    )
    const move = await measureMoves(caller, largest, RUNS[tamanho])
    const { product: last, ...deaths } = await measureDeaths(product, start, session, busy, DEATHS[tamanho])
    product = last
    return limitsOf({ pessoas: largest.pessoas, screen, move, deaths })
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A screen shows whole refreshes only: one is the 16.7 ms of issue 6, two are its 33 ms. */
const REFRESHES = 'refreshes of 60 Hz'

/** The figures to hold: issue 6. */
function limitsOf({ pessoas, screen, move, deaths }: BoardFigure): Limit[] {
  const [fewest, most] = [screen.nodes[0], screen.nodes.at(-1)]
  const board = `board of ${pessoas} people`
  return [
    { name: `${board}: usable after its code is loaded`, value: screen.usable, limit: 1500, unit: 'ms' },
    { name: `${board}: frame while dragging, p95`, value: screen.frames, limit: 1, unit: REFRESHES },
    {
      name: `${board}: the same with a processor four times slower`,
      value: screen.framesSlow,
      limit: 2,
      unit: REFRESHES,
    },
    { name: `${board}: drop visible, p90`, value: screen.drop, limit: 50, unit: 'ms' },
    {
      name: `${board}: elements of the page over those with ${fewest?.pessoas ?? 0} people`,
      value: (most?.nodes ?? Number.NaN) / (fewest?.nodes ?? Number.NaN),
      limit: 1.02,
      unit: '×',
    },
    { name: 'move of a person, p95', value: move, limit: 30, unit: 'ms' },
    {
      name: `people lost in ${deaths.moves} moves with ${deaths.kills} kills`,
      value: deaths.lost,
      limit: 0,
      unit: 'people',
    },
    {
      name: `people doubled in ${deaths.moves} moves with ${deaths.kills} kills`,
      value: deaths.doubled,
      limit: 0,
      unit: 'people',
    },
  ]
}
