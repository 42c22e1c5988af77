import { startPooler } from './support/pooler'
import { makeTemplate } from './support/test-database'
import { publishAddress, publishPooler, startTestServer } from './support/test-server'

/** One PostgreSQL for the whole run, with a template database that each test file copies in some 50 ms. */
export default async function setUp(): Promise<void> {
  const server = await startTestServer()
  publishAddress(server.address)
  // `npm run prove -- pgbouncer`: the same tests, every session borrowed for one transaction.
  const pooler = process.env['THROUGH_PGBOUNCER'] === 'on' ? await startPooler(server.address) : null
  if (pooler !== null) publishPooler(pooler.address)
  Object.assign(globalThis, {
    stopTestServer: async () => {
      await pooler?.stop()
      await server.stop()
    },
  })
  await makeTemplate()
}
