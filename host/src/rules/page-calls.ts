import { routes } from '@seleta/contract/routes'
import type { QuietOperation } from '@seleta/contract/touches'
import type { PageDescriptor } from '@seleta/shell'

/** The calls that a page declares for its first drawing, with what its address says filled in. */

export interface PageAddress {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: string
}

export interface PageCall {
  readonly operation: QuietOperation
  readonly input: unknown
}

/**
 * @param page descriptor with the hints
 * @param address where it opens
 * @param panelParams query parameters that do not count as the page's own
 */
export function callsOf(
  page: PageDescriptor,
  address: PageAddress,
  panelParams: ReadonlySet<string>,
): readonly PageCall[] {
  const query = new URLSearchParams(address.search)
  const hasOwnQuery = [...query.keys()].some((name) => !panelParams.has(name))
  return (page.prefetch ?? []).flatMap(({ operation, input = {}, onlyWithoutQuery }) =>
    (onlyWithoutQuery === true && hasOwnQuery) || !isQuiet(operation)
      ? []
      : [{ operation, input: fillInput(input, address.params) }],
  )
}

/**
 * The call that reads what the address names, by an id in its path: where it finds nothing, nothing is at the address.
 * @returns null for a page whose address names nothing, or whose descriptor asks for nothing
 */
export function callOfAddress(page: PageDescriptor, params: PageAddress['params']): PageCall | null {
  const ofIds = new Set(Object.keys(params).map((name) => `{${name}}`))
  const hint = (page.prefetch ?? []).find(({ input }) => namesOneOf(ofIds, input))
  if (hint === undefined || !isQuiet(hint.operation)) return null
  return { operation: hint.operation, input: fillInput(hint.input, params) }
}

const namesOneOf = (ofIds: ReadonlySet<string>, input: unknown) =>
  typeof input === 'object' &&
  input !== null &&
  'params' in input &&
  Object.values(input.params ?? {}).some((text) => typeof text === 'string' && ofIds.has(text))

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
