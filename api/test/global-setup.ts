import { makeTemplate } from './support/test-database'
import { publishAddress, startTestServer } from './support/test-server'

/** One PostgreSQL for the whole run, with a template database that each test file copies in some 50 ms. */
export default async function setUp(): Promise<void> {
  const server = await startTestServer()
  publishAddress(server.address)
  Object.assign(globalThis, { stopTestServer: server.stop })
  await makeTemplate()
}
