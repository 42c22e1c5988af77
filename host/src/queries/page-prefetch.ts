import type { QueryClient } from '@seleta/api-client'
import { callQuery } from '@seleta/api-client'
import { routes } from '@seleta/contract/routes'
import type { QuietOperation } from '@seleta/contract/touches'
import type { PageDescriptor } from '@seleta/shell'

/** Starts a page's calls while its code is still on its way (architecture.md: the data in parallel with the code). */

export interface PageAddress {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: string
}

/**
 * @param client the page's query client: the page finds the answer, or the call under way, under the same key
 * @param page descriptor with the hints
 * @param address where it opens
 * @param panelParams query parameters that do not count as the page's own
 */
export function prefetchPage(
  client: QueryClient,
  page: PageDescriptor,
  address: PageAddress,
  panelParams: ReadonlySet<string>,
): void {
  const query = new URLSearchParams(address.search)
  const hasOwnQuery = [...query.keys()].some((name) => !panelParams.has(name))
  for (const hint of page.prefetch ?? []) {
    if (hint.onlyWithoutQuery === true && hasOwnQuery) continue
    if (!isQuiet(hint.operation)) continue
    void client.prefetchQuery(callQuery(hint.operation, fillInput(hint.input ?? {}, address.params)))
  }
}

/** Replaces every string `{param}` by the address's parameter, as a number when it is one. */
export function fillInput(input: unknown, params: PageAddress['params']): unknown {
  if (typeof input === 'string') {
    const name = /^\{(\w+)\}$/.exec(input)?.[1]
    if (name === undefined) return input
    const value = params[name] ?? ''
    return /^\d+$/.test(value) ? Number(value) : value
  }
  if (Array.isArray(input)) return input.map((item) => fillInput(item, params))
  if (typeof input === 'object' && input !== null) {
    return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, fillInput(value, params)]))
  }
  return input
}

/** That a hint names a call which changes nothing is checked where remote.json is (scripts/structure). */
function isQuiet(name: string): name is QuietOperation {
  return Object.hasOwn(routes, name)
}
