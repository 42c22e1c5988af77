import { connect, type Socket } from 'node:net'
import { openStream } from './support/event-stream'
import { openOffice, publish } from './support/campanhas'
import { startApi, type TestApi } from './support/start-api'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('a connection to the database that dies', () => {
  it('in somebody’s hands, between two queries, ends that work and not the process', async () => {
    const held = await api.pool.connect()
    // In a transaction, so that the session is its own also where a pooler lends it.
    await held.query('begin')
    const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid')
    const gone = new Promise((resolve) => held.once('end', resolve))
    await api.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await gone
    await expect(held.query('select 1')).rejects.toThrow()
    held.release(true)
    expect((await fetch(`${api.url}/health/ready`)).status).toBe(200)
  })
})

describe('a server that closes', () => {
  /** Connected, and whatever is said is said. */
  const say = (url: string, text: string) =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
        if (text === '') resolve(socket)
        else socket.write(text, () => resolve(socket))
      })
      socket.on('error', reject)
    })

  it('does not wait for those who connected and asked nothing, or half of something, nor for open boards', async () => {
    const office = await openOffice()
    const { id } = await publish(office)
    const url = office.api.url
    const stream = await openStream(`${url}/talento/v1/kanbans/campanha/${id}/eventos`, office.token)
    expect((await stream.next())?.evento.tipo).toBe('inicio')
    const sockets = await Promise.all([
      ...Array.from({ length: 30 }, () => say(url, '')),
      say(url, 'GET /health/live HTT'),
      say(url, 'POST /usuario/v1/usuarios/login HTTP/1.1\r\nhost: a\r\n'),
    ])
    const ended = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
    for (const socket of sockets) socket.resume()
    // Each is known to the server by the time that one who came last is answered.
    expect((await fetch(`${url}/health/live`)).status).toBe(200)
    await office.api.close()
    await Promise.all(ended)
    expect(await stream.next()).toBeNull()
  })
})
