import { z } from 'zod'
import { countJobs } from '../src/ground/jobs/job-counts-repository'
import { defineJobKind } from '../src/ground/jobs/job-kind'
import { JobRunner } from '../src/ground/jobs/job-runner'
import { enqueueJobs } from '../src/ground/jobs/jobs-repository'
import { createTestDatabase } from './support/test-database'

const ida = defineJobKind({ name: 'ida', data: z.object({ n: z.number() }) })

it('a job that leaves another behind while somebody looks for what is due is not the last', async () => {
  const { db, pool, drop } = await createTestDatabase()
  const send = (n: number) => enqueueJobs(db, ida, [{ data: { n }, empresaId: null }])
  const hasRunning = async () => (await countJobs(db)).some(({ running }) => running > 0)
  const done: number[] = []
  let isRunning = false
  let look = () => {}
  const looked = new Promise<void>((resolve) => (look = resolve))
  // A look that begins before the job ends and is answered after it.
  const late = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isRunning) return result
      look()
      while (await hasRunning());
      return result
    },
  })
  const onFault = (error: unknown) => {
    throw error
  }
  const runner = new JobRunner({ db: late, pool, onFault })
  runner.handle(ida, async ({ data: { n } }) => {
    isRunning = n === 1
    if (n === 1) {
      await looked
      await send(2)
    }
    isRunning = false
    done.push(n)
  })
  await runner.start()
  await send(1)
  await runner.runDue()
  expect(done).toEqual([1, 2])
  await runner.stop()
  await drop()
})
