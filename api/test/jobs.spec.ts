import { PgBoss } from 'pg-boss'
import { z } from 'zod'
import { openDeadJobs } from '../src/ground/jobs/dead-jobs'
import { countJobs } from '../src/ground/jobs/job-counts-repository'
import { defineJobKind, URGENT } from '../src/ground/jobs/job-kind'
import { JobRunner } from '../src/ground/jobs/job-runner'
import type { Handler } from '../src/ground/jobs/jobs'
import { enqueueJobs } from '../src/ground/jobs/jobs-repository'
import { createTestDatabase, type TestDatabase } from './support/test-database'

/** The queue that everything behind a call runs on (product 101, 102, decision 106). */

const ida = defineJobKind({
  name: 'ida',
  data: z.object({ n: z.number() }),
  slots: 4,
  retries: 1,
  retrySeconds: 1,
})
const volta = defineJobKind({ name: 'volta', data: z.object({ n: z.number() }), slots: 6, perEmpresa: 2 })
const hora = defineJobKind({ name: 'hora', data: z.object({}) })

let database: TestDatabase
const runners: JobRunner[] = []
const faults: unknown[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()))
  faults.length = 0
  await database.pool.query('delete from fila.job')
})
afterAll(() => database.drop())

type Data = { n: number }
interface Handlers {
  readonly ida?: Handler<Data> | null
  readonly volta?: Handler<Data>
  readonly hora?: Handler<object>
}

/** A process's runner. */
async function start({ ida: one = null, volta: two, hora: three }: Handlers): Promise<JobRunner> {
  const { db, pool } = database
  const runner = new JobRunner({ db, pool, onFault: (error) => faults.push(error) })
  runner.handle(ida, one)
  if (two !== undefined) runner.handle(volta, two)
  if (three !== undefined) runner.schedule(hora, '17 3 * * *', three, true)
  await runner.start()
  runners.push(runner)
  return runner
}

/** The library by itself, on kinds that are known. */
async function startLibrary(): Promise<PgBoss> {
  await start({})
  const db = { executeSql: (text: string, values?: unknown[]) => database.pool.query(text, values) }
  const boss = new PgBoss({ db, schema: 'fila', migrate: false, supervise: false, schedule: false })
  return boss.start()
}

const send = (n: number, more: { priority?: number; afterSeconds?: number } = {}) =>
  enqueueJobs(database.db, ida, [{ data: { n }, empresaId: null, ...more }])

/** A promise and its end. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

const counted = async (kind: string) => (await countJobs(database.db)).find((one) => one.kind === kind)

describe('a job', () => {
  it('is there when the transaction of its change is, and not otherwise', async () => {
    const done: number[] = []
    const runner = await start({ ida: async ({ data }) => void done.push(data.n) })
    const changed = database.db.transaction().execute(async (trx) => {
      await enqueueJobs(trx, ida, [{ data: { n: 1 }, empresaId: null }])
      throw new Error('undone')
    })
    await expect(changed).rejects.toThrow('undone')
    await send(2)
    await runner.runDue()
    expect(done).toEqual([2])
  })

  it('waits for its moment, and goes before others by its priority', async () => {
    const done: number[] = []
    await start({})
    await send(1)
    await send(2, { priority: 5 })
    await send(3, { afterSeconds: 3600 })
    const runner = await start({ ida: async ({ data }) => void done.push(data.n) })
    await runner.runDue()
    expect(done).toEqual([2, 1])
    expect(await counted('ida')).toMatchObject({ waiting: 0, later: 1, oldestSeconds: 0 })
  })

  it('is written as the library itself would write it', async () => {
    const { pool } = database
    const boss = await startLibrary()
    await boss.send(
      'ida',
      { n: 7 },
      { priority: 3, group: { id: '12:x' }, retentionSeconds: 180 * 24 * 3600 },
    )
    await boss.stop({ close: false })
    await enqueueJobs(database.db, ida, [{ data: { n: 7 }, priority: 3, empresaId: 12, lane: 'x' }])
    const { rows } = await pool.query(`
      select to_jsonb(j) - '{id,start_after,created_on,keep_until}'::text[] as job, keep_until - start_after as kept
      from fila.job j`)
    expect(rows).toHaveLength(2)
    expect(rows[1]).toEqual(rows[0])
  })

  it('that fails is tried again, then is dead and says where, never about whom', async () => {
    const runner = await start({
      ida: async () => {
        throw Object.assign(new Error('ana@exemplo.test'), { code: '23505' })
      },
    })
    await send(1)
    await runner.runDue()
    expect(await counted('ida')).toMatchObject({ later: 1, dead: 0 })
    await database.pool.query('update fila.job set start_after = now()')
    await runner.runDue()
    expect(await counted('ida')).toMatchObject({ waiting: 0, later: 0, running: 0, dead: 1 })
    const { rows } = await database.pool.query("select source_output from fila.job where name = 'mortas'")
    expect(rows[0]?.source_output).toMatchObject({ erro: 'Error', codigo: '23505' })
    expect(JSON.stringify(rows)).not.toContain('ana@exemplo.test')
    expect(faults).toHaveLength(2)
  })

  it('of somebody who died is done by another', async () => {
    const dying = await startLibrary()
    await send(1)
    expect(await dying.fetch('ida')).toHaveLength(1)
    await dying.stop({ graceful: false, close: false })
    const done: number[] = []
    const living = await start({ ida: async ({ data }) => void done.push(data.n) })
    await living.runDue()
    expect(done).toEqual([])
    // No sign of life for longer than is believed, and the watch comes round.
    await database.pool.query("update fila.job set heartbeat_on = now() - interval '1 minute'")
    await database.pool.query('update fila.queue set monitor_on = null, monitor_claim_on = null')
    await living.runDue()
    await database.pool.query('update fila.job set start_after = now()')
    await living.runDue()
    expect(done).toEqual([1])
  })

  it('is given back when its process stops, and another goes on with it', async () => {
    const begun = gate()
    const leaving = await start({
      ida: async ({ signal }) => {
        begun.open()
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        return 'again'
      },
    })
    await send(9, { priority: 4 })
    void leaving.runDue()
    await begun.opened
    await leaving.stop()
    expect(await counted('ida')).toMatchObject({ waiting: 1, running: 0 })
    const done: number[] = []
    const staying = await start({ ida: async ({ data }) => void done.push(data.n) })
    await staying.runDue()
    expect(done).toEqual([9])
  })
})

describe('jobs of many', () => {
  it('run at most so many of one company at once, counted exactly over all processes', async () => {
    const running = new Map<number, number>()
    const most = new Map<number, number>()
    const work: Handler<Data> = async ({ data }) => {
      running.set(data.n, (running.get(data.n) ?? 0) + 1)
      most.set(data.n, Math.max(most.get(data.n) ?? 0, running.get(data.n) ?? 0))
      await database.pool.query('select 1')
      running.set(data.n, (running.get(data.n) ?? 0) - 1)
    }
    const jobs = (empresaId: number, count: number) =>
      enqueueJobs(
        database.db,
        volta,
        Array.from({ length: count }, () => ({ data: { n: empresaId }, empresaId })),
      )
    const processes = await Promise.all([
      start({ volta: work }),
      start({ volta: work }),
      start({ volta: work }),
    ])
    await jobs(1, 40)
    await jobs(2, 10)
    await Promise.all(processes.map((one) => one.runDue()))
    await Promise.all(processes.map((one) => one.runDue()))
    expect(await counted('volta')).toMatchObject({ waiting: 0, running: 0, dead: 0 })
    expect([...most.keys()].toSorted()).toEqual([1, 2])
    expect(Math.max(...most.values())).toBe(2)
  })

  it('leave the slots free that are kept for what is urgent', async () => {
    const kept = defineJobKind({ name: 'ida', data: z.object({ n: z.number() }), slots: 3, reserved: 1 })
    const ends = [gate(), gate(), gate(), gate()]
    const reached = new Map([0, 1, 2, 3, 9].map((n) => [n, gate()]))
    const { db, pool } = database
    await start({})
    const runner = new JobRunner({ db, pool, onFault: (error) => faults.push(error) })
    const begun: number[] = []
    runner.handle(kept, async ({ data }) => {
      begun.push(data.n)
      reached.get(data.n)?.open()
      await ends[data.n]?.opened
    })
    await runner.start()
    runners.push(runner)
    await enqueueJobs(
      db,
      kept,
      [0, 1, 2, 3].map((n) => ({ data: { n }, empresaId: null, priority: -n })),
    )
    const all = runner.runDue()
    await reached.get(1)?.opened
    await enqueueJobs(db, kept, [{ data: { n: 9 }, empresaId: null, priority: URGENT }])
    await reached.get(9)?.opened
    expect(begun).toEqual([0, 1, 9])
    for (const { open } of ends) open()
    await Promise.all([all, reached.get(2)?.opened, reached.get(3)?.opened])
    expect(begun.toSorted()).toEqual([0, 1, 2, 3, 9])
  })

  it('come up by themselves at their time in Brazil, and when a process begins', async () => {
    const done = gate()
    await start({ hora: async () => done.open() })
    await done.opened
    const { rows } = await database.pool.query('select name, cron, timezone from fila.schedule')
    expect(rows).toEqual([{ name: 'hora', cron: '17 3 * * *', timezone: 'America/Sao_Paulo' }])
  })
})

describe('dead jobs', () => {
  it('begin anew or are forgotten when somebody says so', async () => {
    let isBroken = true
    const done: number[] = []
    const runner = await start({
      ida: async ({ data }) => {
        if (isBroken) throw new Error('broken')
        done.push(data.n)
      },
    })
    for (const n of [1, 2, 3]) await send(n)
    await runner.runDue()
    await database.pool.query('update fila.job set start_after = now()')
    await runner.runDue()
    const dead = await openDeadJobs(database, [])
    const all = await dead.list()
    expect(all.map(({ kind, tries }) => [kind, tries])).toEqual([
      ['ida', 2],
      ['ida', 2],
      ['ida', 2],
    ])
    isBroken = false
    expect(await dead.discard([all[0]?.id ?? ''])).toBe(1)
    expect(await dead.retry([all[1]?.id ?? ''])).toBe(1)
    await runner.runDue()
    expect(done).toHaveLength(1)
    expect(await dead.retry()).toBe(1)
    await runner.runDue()
    expect(done).toHaveLength(2)
    expect(await dead.list()).toEqual([])
    await dead.close()
  })
})
