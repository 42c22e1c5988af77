import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { amount } from './amount'

/**
 * What a network does to a file, really done to a connection: a request for `/cut/remotes/…` is answered with half of
 * the product's file, and so on. A test lets the browser ask here instead of there.
 */
const answers = {
  /** Taken, and never answered. */
  silent: () => undefined,
  /** Reset before a byte. */
  reset: ({ socket }: IncomingMessage) => void socket.resetAndDestroy(),
  /** Half of it, then the connection ends. */
  cut: (_: IncomingMessage, response: ServerResponse, body: Buffer) => {
    begin(response, body)
    response.write(body.subarray(0, body.length / 2), () => response.destroy())
  },
  /** A byte now and then for longer than anybody waits for silence, then the rest. */
  slow: async (_: IncomingMessage, response: ServerResponse, body: Buffer) => {
    begin(response, body)
    for (let sent = 0; sent < BYTES; sent += 1) {
      response.write(body.subarray(sent, sent + 1))
      await new Promise((resolve) => setTimeout(resolve, amount(50, 500)))
    }
    response.end(body.subarray(BYTES))
  },
} as const

export type NetworkFault = keyof typeof answers

/** At half a second each they take 20 s, beyond the whole ladder; in the short form the page's clock runs faster. */
const BYTES = 40

const begin = (response: ServerResponse, body: Buffer) =>
  response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': body.length })

/** @param product where the files are */
export async function startFaultServer(product: string) {
  const server = createServer((request, response) => void answer(request, response))
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [, kind = '', ...path] = (request.url ?? '').split('/')
    const file = await fetch(`${product}/${path.join('/')}`)
    // Asked for by the addresses that are made below.
    await answers[kind as NetworkFault](request, response, Buffer.from(await file.arrayBuffer()))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens at a port.
  const { port } = server.address() as AddressInfo
  return {
    /** Where a file comes with a fault. */
    addressOf: (kind: NetworkFault, url: string) =>
      `http://127.0.0.1:${port}/${kind}${new URL(url).pathname}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FaultServer = Awaited<ReturnType<typeof startFaultServer>>
