import type { Browser } from '@playwright/test'
import type { Caller } from '../calls/caller'
import type { Limit } from '../report'
import type { Seeded } from '../running-product'
import { measureGrowth } from './measure-growth'
import { measureStorm } from './measure-storm'
import { measureUsable } from './measure-usable'

/**
 * The figures of the shell and the campaign list: issue 3.
 * @param seeded who signs in on the product at `url`
 * @param isWhole the product holds the whole volume, so that a tenth of it can be measured beside
 */
export async function measureList(
  browser: Browser,
  { url, seeded, call, isWhole }: { url: string; seeded: Seeded; call: Caller; isWhole: boolean },
): Promise<Limit[]> {
  const usable = await measureUsable(browser, { url, account: seeded })
  const growth = isWhole ? [await measureGrowth(call)] : []
  return [usable, ...growth, await measureStorm(url, seeded)]
}
