import type { Browser } from '@playwright/test'
import type { Caller } from '../calls/caller'
import type { Limit } from '../report'
import type { RunningProduct, Seeded } from '../running-product'
import { measureImport } from './measure-import'
import { measurePageChange } from './measure-page-change'
import { measurePeopleCalls, type PeopleVolume } from './measure-people-calls'

/**
 * The figures of the people's area: issue 5.
 * @param small a tenth of the volume, called beside the whole one; null leaves growth out
 */
export async function measurePeople(
  browser: Browser,
  {
    product,
    session,
    call,
    seeded,
    small,
  }: {
    product: RunningProduct
    session: string
    call: Caller
    seeded: Seeded
    small: PeopleVolume | null
  },
): Promise<Limit[]> {
  const volumes = [{ call, seeded }, ...(small === null ? [] : [small])]
  const [figures, tenth] = await measurePeopleCalls(volumes)
  if (figures === undefined) throw new Error('nothing was measured')
  const pageChange = await measurePageChange(browser, product.url, session)
  const imported = await measureImport(product, session, call, seeded)
  const ms = (name: string, value: number, limit: number) => ({ name, value, limit, unit: 'ms' })
  return [
    ms('people, filter page with counts, p95', figures.filtro.p95, 60),
    ms('people, keyword page with counts, p95', figures.palavra.p95, 60),
    ms('people, basket by fit with counts, p95', figures.ordem.p95, 60),
    ...(tenth === undefined
      ? []
      : (['filtro', 'palavra', 'ordem'] as const).map((key) => ({
          name: `people, ${NAMES[key]}, ten times the people`,
          value: figures[key].p50 / tenth[key].p50,
          limit: 1.5,
          unit: '×',
        }))),
    ms('people, page change in Chromium, p95', pageChange, 200),
    {
      name: 'people, import of 10,000 rows',
      value: imported.seconds + imported.secondsBefore,
      limit: 60,
      unit: 's',
    },
    {
      name: 'people, memory that the second half of an import adds',
      value: imported.growthMiB,
      limit: 24,
      unit: 'MiB',
    },
  ]
}

const NAMES = { filtro: 'filter page', palavra: 'keyword page', ordem: 'basket by fit' } as const
