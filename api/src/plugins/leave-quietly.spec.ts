import Fastify, { type FastifyInstance } from 'fastify'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { leaveQuietly } from './leave-quietly'

/** Leaving without a lost request (product 103, decision 121). */

const turn = () => new Promise((resolve) => setImmediate(resolve))
const portOf = (app: Pick<FastifyInstance, 'server'>) => (app.server.address() as AddressInfo).port

async function open() {
  const app = Fastify({ return503OnClosing: false, forceCloseConnections: 'idle' })
  leaveQuietly(app)
  app.get('/', () => 'feito')
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: portOf(app) }
}

/** @returns the answer's status and what it says of the connection, or why there was none */
const ask = (port: number, agent?: Agent) =>
  new Promise<string>((resolve) => {
    const sent = request({ port, host: '127.0.0.1', ...(agent && { agent }) }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`))
    })
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    sent.end()
  })

/** Something that happens while the process looks at its connections, not between two looks. */
async function openSignal(): Promise<{ give: (what: () => void) => void; end: () => void }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const near = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const far = await new Promise<Socket>((resolve) => server.once('connection', resolve))
  return {
    give: (what) => {
      near.once('data', what)
      far.write('x')
    },
    end: () => {
      near.destroy()
      server.close()
    },
  }
}

it('resets nobody who connects while the process looks who is there, whenever that is', async () => {
  const signal = await openSignal()
  const became: string[] = []
  for (let turns = 0; turns < 8; turns++) {
    const { app, port } = await open()
    const closed = app.close()
    while (app.server.listening && turns === 0) await turn()
    for (let n = 0; n < turns; n++) await turn()
    became.push(
      await new Promise<string>((resolve) => {
        signal.give(() => void ask(port).then(resolve))
      }),
    )
    await closed
  }
  signal.end()
  expect(new Set(became.map((one) => one.split(' ')[0]))).toEqual(new Set(['200', 'ECONNREFUSED']))
})

it('asks nobody to connect anew while the door is open; who is connected is answered once more behind it', async () => {
  const { app, port } = await open()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  app.startDraining()
  expect(await ask(port, agent)).toBe('200 keep-alive')
  const closed = app.close()
  while (app.server.listening) await turn()
  expect(await ask(port)).toBe('ECONNREFUSED')
  expect(await ask(port, agent)).toBe('200 close')
  await closed
})
