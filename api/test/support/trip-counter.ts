import { createServer, connect, type AddressInfo } from 'node:net'
import { serverAddress } from './test-server'

/** Ends of an answer as PostgreSQL writes them: 'Z', ready for the next query. */
const READY = 0x5a
const HEAD = 5

export interface TripCounter {
  /** Where to connect instead of the server. */
  readonly host: string
  readonly port: number
  /** How often the server was waited for while `work` ran. */
  readonly countTrips: (work: () => Promise<unknown>) => Promise<number>
  /** How often the server was asked about one of these while `work` ran: what else goes on does not count. */
  readonly countAsked: (about: RegExp, work: () => Promise<unknown>) => Promise<number>
  /** Ends when the server was asked about one of these so many times more. */
  readonly untilAsked: (about: RegExp, times: number) => Promise<void>
  readonly close: () => void
}

/** Stands between an api and its database, hands on every byte and counts how often the api waits for an answer. */
export async function startTripCounter(): Promise<TripCounter> {
  let trips = 0
  const listeners = new Set<(bytes: Buffer) => void>()
  const { host = '', port = 5432 } = serverAddress()
  const server = createServer((client) => {
    const database = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    const readHeads = createHeadReader((type) => {
      if (type === READY) trips += 1
    })
    database.on('data', (bytes: Buffer) => {
      readHeads(bytes)
      client.write(bytes)
    })
    client.on('data', (bytes: Buffer) => {
      for (const listen of listeners) listen(bytes)
    })
    client.pipe(database)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    countTrips: async (work) => {
      const before = trips
      await work()
      return trips - before
    },
    countAsked: async (about, work) => {
      let asked = 0
      const listen = (bytes: Buffer) => {
        if (about.test(bytes.toString('latin1'))) asked += 1
      }
      listeners.add(listen)
      await work()
      listeners.delete(listen)
      return asked
    },
    untilAsked: (about, times) =>
      new Promise((resolve) => {
        let asked = 0
        const listen = (bytes: Buffer) => {
          if (!about.test(bytes.toString('latin1')) || ++asked < times) return
          listeners.delete(listen)
          resolve()
        }
        listeners.add(listen)
      }),
    close: () => void server.close(),
  }
}

/** Calls back with the type of each message of a stream: one byte of type, four of length, the rest. */
function createHeadReader(onMessage: (type: number) => void): (bytes: Buffer) => void {
  let head = Buffer.alloc(0)
  let skip = 0
  return (bytes) => {
    let at = 0
    while (at < bytes.length) {
      const skipped = Math.min(skip, bytes.length - at)
      at += skipped
      skip -= skipped
      if (skip > 0) return
      const wanted = bytes.subarray(at, at + HEAD - head.length)
      head = Buffer.concat([head, wanted])
      at += wanted.length
      if (head.length < HEAD) return
      onMessage(head[0] ?? 0)
      skip = head.readUInt32BE(1) - 4
      head = Buffer.alloc(0)
    }
  }
}
