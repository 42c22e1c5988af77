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

/** Whether nothing listens on a port. */
export async function isFree(port) {
  const server = createServer().listen(port)
  const isOurs = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]).catch(() => false)
  if (isOurs) server.close()
  return isOurs
}
