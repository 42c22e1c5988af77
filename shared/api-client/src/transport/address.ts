/** Fields that are undefined or null are left out. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/** `{ params?, query?, body? }` as an operation declares them. */
export interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Query
  readonly body?: unknown
}

/**
 * The address of a call on the server that the page came from; in development a proxy stands in between (`API_URL`).
 * @param path of the contract's table; `{name}` is filled from `params`
 */
export function addressOf(
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Query = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  ).toString()
  return filled + (search && `?${search}`)
}
