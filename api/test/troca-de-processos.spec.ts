import { setTimeout as wait } from 'node:timers/promises'
import { loadDemo } from '../src/demo/load-demo'
import { createKysely, createPool } from '../src/database/pool'
import { amount, patience } from './support/amount'
import { type Office, openOffice, publish } from './support/campanhas'
import { type Gateway, startGateway, startRealDoor } from './support/gateway'
import { beginImport, fileOf } from './support/import-file'
import { end, startProcess } from './support/office-process'
import { type Built, buildProduct, findFreePort, type Running } from './support/run-product'
import { serverAddress } from './support/test-server'
import { openTraffic } from './support/traffic'

/**
 * Several processes behind one door, that come and go while people work (product 103, security R07, R18, audit S16);
 * long: `npm run prove -- troca-de-processos`, three of them behind nginx with the product's own rules.
 */

const PROCESSES = amount(2, 3)
const PEOPLE = 8
/** Twice what the gateway waits for a page, and a little; a call may take 75 s. */
const SOON_MS = 15_000

let built: Built
let office: Office
let ports: number[]
let processes: Running[]
let gateway: Gateway
beforeAll(async () => {
  built = buildProduct()
  // Applicants come from addresses of their own, which the door tells.
  office = await openOffice()
  ports = []
  while (ports.length < PROCESSES) ports.push(await findFreePort())
  processes = await Promise.all(ports.map(start))
  gateway = await startGateway(ports)
})
afterAll(async () => {
  await gateway.stop()
  await Promise.all(processes.map((process) => end(process, 'SIGKILL')))
  await office.api.close()
  built.remove()
})

// As in production, but for the short form.
const start = (port: number): Promise<Running> =>
  startProcess(built, office, port, { DRAIN_SECONDS: amount('3', '5'), TRUST_PROXY: '1' })

/** Ends one of the processes and has another come in its place. */
async function replace(at: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  const [leaving, port] = [processes[at], ports[at]]
  if (leaving === undefined || port === undefined) throw new Error(`there is no process ${at}`)
  const code = await end(leaving, signal)
  processes[at] = await start(port)
  return code
}

const notTaken = (answers: readonly string[]) => answers.filter((answer) => answer !== '200')

describe('a process that is told to stop', () => {
  it(
    'fails no request while another takes over, be it a question or a change',
    async () => {
      const [TURNS, ANSWERS] = amount([2, 200], [15, 5000])
      const traffic = await openTraffic(office, gateway.port, PEOPLE)
      for (let turn = 0; turn < TURNS || traffic.answers.length < ANSWERS; turn++)
        expect(await replace(turn % PROCESSES, 'SIGTERM')).toBe(0)
      await traffic.stop()
      report(`${traffic.answers.length} requests while processes left and came`)
      expect(notTaken(traffic.answers)).toEqual([])
      expect(await traffic.findLost()).toEqual([])
    },
    patience(900_000),
  )
})

describe('a process that is killed, one of several', () => {
  it(
    'loses nothing that was answered, and nothing that is asked again with its key is done twice',
    async () => {
      const [KILLS, EVERY_MS] = amount([1, 0], [18, 10_000])
      const imports = await beginImports(amount(0, 30_000))
      const traffic = await openTraffic(office, gateway.port, PEOPLE)
      for (let kill = 0; kill < KILLS; kill++) {
        const before = traffic.answers.length
        await Promise.all([wait(EVERY_MS), until(() => traffic.answers.length > before + 20)])
        await replace(kill % PROCESSES, 'SIGKILL')
      }
      await traffic.stop()
      const lost = notTaken(traffic.answers)
      report(`${traffic.answers.length} requests under ${KILLS} kills, ${lost.length} without an answer`)
      expect(await traffic.findLost()).toEqual([])
      // Who had no connection to a dead process was handed to the next: only what it had in hand went with it.
      expect(lost.filter((answer) => !answer.startsWith('502'))).toEqual([])
      expect(lost.length).toBeLessThanOrEqual(KILLS * PEOPLE)
      for (const one of imports) await endsElsewhere(one)
    },
    patience(1_200_000),
  )
})

describe('a process that is frozen, one of several', () => {
  it('keeps nobody from a page or a file: another one is asked', async () => {
    const { id } = await publish(office)
    const door = await startRealDoor(ports)
    const frozen = processes[0]?.child
    const statusOf = async (port: number | undefined, path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).status
    frozen?.kill('SIGSTOP')
    try {
      // Each twice: one of the two would have come from the frozen one.
      const paths = ['/dashboard/campanhas', `/campanha/${id}`, '/vagas', '/registry.json']
      const asked = [...paths, ...paths].map(async (path) => {
        const begun = performance.now()
        const status = await statusOf(door.port, path)
        return { path, status, isSoon: performance.now() - begun < SOON_MS }
      })
      for (const answer of await Promise.all(asked))
        expect(answer).toEqual({ ...answer, status: await statusOf(ports[1], answer.path), isSoon: true })
    } finally {
      frozen?.kill('SIGCONT')
      await door.stop()
    }
  })
})

interface Begun {
  readonly id: number
  readonly campanhaId: number
  readonly rows: number
}

/** An import of each of two companies, under way; none of no rows. */
async function beginImports(rows: number): Promise<Begun[]> {
  if (rows === 0) return []
  // Only the processes of the test work.
  await office.api.app.jobs.stop()
  const url = `http://127.0.0.1:${gateway.port}`
  const tokens = [office.token, office.estranho.token]
  return Promise.all(
    tokens.map(async (token) => {
      const { id: campanhaId } = await publish({ api: office.api, token })
      return { id: await beginImport(url, token, fileOf(rows), campanhaId), campanhaId, rows }
    }),
  )
}

/** An import whose process was killed comes to its end in another, with every row once. */
async function endsElsewhere({ id, campanhaId, rows }: Begun): Promise<void> {
  const read = async () => {
    const { rows: found } = await office.api.pool.query<{ estado: string; tries: number; people: number }>(
      `select i.estado, (select coalesce(max(retry_count), 0)::int from fila.job j
           where j.name = 'importacoes' and (j.data->>'importacaoId')::bigint = i.id) as tries,
         (select count(*)::int from inscricao where campanha_id = $2) as people
       from importacao i where i.id = $1`,
      [id, campanhaId],
    )
    return found[0]
  }
  await until(async () => (await read())?.estado === 'concluida')
  const ended = await read()
  report(`import ${id}: ${ended?.people} of ${rows} rows, begun again ${ended?.tries} times`)
  expect(ended?.people).toBe(rows)
  expect(ended?.tries).toBeGreaterThan(0)
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(50)
}

const report = (line: string) => {
  if (amount(false, true)) process.stdout.write(`${line}\n`)
}

describe('two demo starts on one database', () => {
  it('wait for each other, longer than any statement may take', async () => {
    const { rows: named } = await office.api.pool.query<{ name: string }>('select current_database() as name')
    const database = named[0]?.name ?? ''
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
