import type { Pool, PoolClient } from 'pg'

/** One thing that was asked of the database. */
export interface Asked {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Keeps what goes over a pool's connections from now on: each statement once, as it was first asked. */
export function keepStatements(pool: Pool): ReadonlyMap<string, Asked> {
  const kept = new Map<string, Asked>()
  const followed = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (followed.has(client)) return
    followed.add(client)
    const ask = client.query.bind(client) as (...parts: unknown[]) => unknown
    // The driver's own form has nine ways to be called; each begins with what is asked.
    client.query = ((...parts: unknown[]) => {
      const [first, second] = parts
      const { text, values } =
        typeof first === 'string'
          ? { text: first, values: second }
          : (first as { text: string; values: unknown })
      if (!kept.has(text))
        kept.set(text, { text, values: Array.isArray(values) ? (values as unknown[]) : [] })
      return ask(...parts)
    }) as typeof client.query
  })
  return kept
}
