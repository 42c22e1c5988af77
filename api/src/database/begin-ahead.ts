import type { PostgresPool, PostgresPoolClient } from 'kysely'

/**
 * The pool as the query builder asks it: a transaction's `begin` travels while its first statement is built (decision
 * 115). Statements are sent when it has begun, in their order, and fail as it did when it has not.
 */
export const beginAhead = (pool: PostgresPool): PostgresPool => ({
  connect: async () => beginning(await pool.connect()),
  end: () => pool.end(),
  options: pool.options,
})

const BEGUN = { command: 'BEGIN' as const, rowCount: 0, rows: [] }

const clients = new WeakMap<PostgresPoolClient, PostgresPoolClient>()

function beginning(client: PostgresPoolClient): PostgresPoolClient {
  const known = clients.get(client)
  if (known !== undefined) return known
  let begun: Promise<unknown> | null = null
  const query = (text: unknown, values: readonly unknown[] = []) => {
    const send = () => client.query(text as string, values) // A cursor is asked for in the same way.
    if (text === 'begin') {
      const sent = send()
      begun = sent
      // One that failed stays, for whoever would go on without it.
      const forget = () => (begun = begun === sent ? null : begun)
      sent.then(forget, () => {})
      return Promise.resolve(BEGUN)
    }
    // A cursor is wanted at once; the connection sends it after what came before.
    if (begun === null || typeof text !== 'string') return send()
    const before = begun
    if (text !== 'rollback') return before.then(send)
    begun = null
    return before.then(send, send)
  }
  const ahead = Object.create(client, { query: { value: query } }) as PostgresPoolClient // All else is the client's own.
  clients.set(client, ahead)
  return ahead
}
