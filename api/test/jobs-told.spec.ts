import { z } from 'zod'
import { openDeadJobs } from '../src/ground/jobs/dead-jobs'
import { defineJobKind } from '../src/ground/jobs/job-kind'
import { JobRunner } from '../src/ground/jobs/job-runner'
import { enqueueJobs } from '../src/ground/jobs/jobs-repository'
import { createTestDatabase, type TestDatabase } from './support/test-database'

/** What whoever runs the installation is told of the queue. */

const carta = defineJobKind({ name: 'carta', data: z.object({}), retries: 0 })

let database: TestDatabase
const told: unknown[] = []
async function start(isDone: boolean): Promise<JobRunner> {
  const { db, pool } = database
  const runner = new JobRunner({
    db,
    pool,
    onFault: (error) => told.push(error),
    onWarning: (warning) => told.push(warning),
  })
  runner.handle(carta, isDone ? async () => {} : null)
  await runner.start()
  return runner
}
const send = (count: number) =>
  enqueueJobs(
    database.db,
    carta,
    Array.from({ length: count }, () => ({ data: {}, empresaId: null })),
  )
/** The watch comes round. */
const comeRound = () =>
  database.pool.query('update fila.queue set monitor_on = null, monitor_claim_on = null')

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
afterEach(async () => {
  told.length = 0
  await database.pool.query('delete from fila.job')
})

it('that very many jobs wait is a warning, once and not at each look', async () => {
  const runner = await start(false)
  await database.pool.query("update fila.queue set warning_queued = 1 where name = 'carta'")
  await send(3)
  for (let look = 0; look < 3; look += 1) {
    await comeRound()
    await runner.runDue()
  }
  await runner.stop()
  expect(told).toEqual([{ message: expect.any(String) as string, fila: 'carta', waiting: 3 }])
})

it('a job whose process died is dead in Portuguese', async () => {
  const runner = await start(false)
  await send(1)
  await database.pool.query(
    "update fila.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute' where name = 'carta'",
  )
  await comeRound()
  await runner.runDue()
  await runner.stop()
  const dead = await openDeadJobs(database, [])
  const all = await dead.list()
  await dead.close()
  expect(all).toMatchObject([
    { kind: 'carta', fault: 'o processo que a fazia terminou ou parou de responder' },
  ])
})
