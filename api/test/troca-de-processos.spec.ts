import { Agent, request } from 'node:http'
import { loadDemo } from '../src/demo/load-demo'
import { createKysely, createPool } from '../src/database/pool'
import { amount } from './support/amount'
import { type Office, openOffice } from './support/campanhas'
import { type Built, buildProduct, findFreePort, run, type Running, untilReady } from './support/run-product'
import { serverAddress } from './support/test-server'

/** Processes that come and go while people work (product 103, security R07, R18). */

let built: Built
let office: Office
const running: Running[] = []

beforeAll(async () => {
  built = buildProduct()
  office = await openOffice()
})
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL')
    await ended
  }
  await office.api.close()
  built.remove()
})

const databaseName = async () => {
  const { rows } = await office.api.pool.query<{ name: string }>('select current_database() as name')
  return rows[0]?.name ?? ''
}

async function start(port: number): Promise<Running> {
  const { host, user } = serverAddress()
  const database = `postgres:///${await databaseName()}?host=${encodeURIComponent(host ?? '')}&user=${user ?? ''}`
  const env = { PORT: String(port), DATABASE_URL: database, LOG_LEVEL: 'silent', DRAIN_SECONDS: '1' }
  const process = run(built.main, { env })
  running.push(process)
  await untilReady(process)
  return process
}

/** One request as a proxy sends it: on a connection that it keeps, to the next process when one takes no connection. */
function createProxy(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const send = (port: number) =>
    new Promise<{ status: number; type: string }>((resolve, reject) => {
      const sent = request(
        {
          port,
          path: '/usuario/v1/usuarios/eu',
          agent,
          headers: { authorization: `Bearer ${office.token}` },
        },
        (answer) => {
          answer.resume()
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '' }),
          )
        },
      )
      sent.on('error', reject)
      sent.end()
    })
  let turn = 0
  return {
    async ask() {
      for (let tries = 0; ; tries++) {
        const port = ports[(turn += 1) % ports.length] ?? 0
        try {
          return await send(port)
        } catch (error) {
          // As nginx does by itself with a question (GET) that got no byte of an answer: the next process has it.
          const { code = '' } = error as NodeJS.ErrnoException
          if (tries > 10 || !['ECONNREFUSED', 'ECONNRESET'].includes(code)) throw error
        }
      }
    },
    close: () => agent.destroy(),
  }
}

describe('a process that is told to stop', () => {
  it(
    'fails no request while another takes over: no reset, no bare 503',
    async () => {
      const ports = [await findFreePort(), await findFreePort()]
      const processes = await Promise.all(ports.map(start))
      const proxy = createProxy(ports)
      const answers: string[] = []
      let isOver = false
      const people = Array.from({ length: 8 }, async () => {
        while (!isOver) answers.push(await proxy.ask().then(({ status }) => String(status), String))
      })
      for (let turn = 0; turn < amount(2, 12); turn++) {
        const [leaving, port] = [processes[turn % 2], ports[turn % 2]]
        leaving?.child.kill('SIGTERM')
        expect(await leaving?.ended).toBe(0)
        processes[turn % 2] = await start(port ?? 0)
      }
      isOver = true
      await Promise.all(people)
      proxy.close()
      expect(answers.length).toBeGreaterThan(amount(200, 5000))
      expect(answers.filter((answer) => answer !== '200')).toEqual([])
    },
    amount(60_000, 600_000),
  )

  it('asks each that it still answers to connect elsewhere', async () => {
    const { headers: before } = await office.api.request('/health/live')
    expect(before.get('connection')).toBe('keep-alive')
    office.api.app.startDraining()
    const answer = await office.api.call('getUsuario', {}, { token: office.token })
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  })
})

describe('two demo starts on one database', () => {
  it('wait for each other, longer than any statement may take', async () => {
    const database = await databaseName()
    const first = createPool({ ...serverAddress(), database, max: 1 }, () => {})
    const second = createPool({ ...serverAddress(), database, max: 1, statement_timeout: 300 }, () => {})
    const holder = await first.connect()
    await holder.query("begin; select pg_advisory_xact_lock(hashtext('seleta demo'))")
    const loading = loadDemo(createKysely(second), new Date(), { env: {} })
    for (let waited = 0; waited < 600;) {
      const { rows } = await office.api.pool.query<{ ms: number }>(
        `select coalesce(max(extract(epoch from clock_timestamp() - query_start) * 1000), 0)::float8 as ms
         from pg_stat_activity where datname = $1 and wait_event = 'advisory'`,
        [database],
      )
      waited = rows[0]?.ms ?? 0
    }
    await holder.query('commit')
    holder.release()
    // The office is a company that is at work: nothing is written beside it.
    expect(await loading).toBe(false)
    await Promise.all([first.end(), second.end()])
  })
})
