import type { Browser } from '@playwright/test'
import type { Caller } from '../calls/caller'
import type { Limit } from '../report'
import type { Seeded } from '../running-product'
import { measureGrowth } from './measure-growth'
import { measureStorm } from './measure-storm'
import { measureUsable } from './measure-usable'

interface ListBench {
  readonly url: string
  readonly seeded: Seeded
  readonly enter: () => Promise<Caller>
  readonly isWhole: boolean
  readonly rounds: number
}

/**
 * The figures of the shell and the campaign list: issue 3.
 * @param seeded who signs in on the product at `url`
 * @param enter signs in for calls: five sign-ins through the screen end an older session
 * @param rounds sign-ins through the screen that are timed
 * @param isWhole the product holds the whole volume, so that a tenth of it can be measured beside
 */
export async function measureList(
  browser: Browser,
  { url, seeded, enter, isWhole, rounds }: ListBench,
): Promise<Limit[]> {
  const usable = await measureUsable(browser, { url, account: seeded, rounds })
  const growth = isWhole ? [await measureGrowth(await enter())] : []
  return [usable, ...growth, await measureStorm(url, seeded)]
}
