import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that nothing listens on at this moment. */
export async function findFreePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
