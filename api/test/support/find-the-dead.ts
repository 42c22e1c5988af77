import { JobRunner } from '../../src/ground/jobs/job-runner'
import type { Office } from './campanhas'
import { untilForgotten } from './office-process'

/** The watch finds the jobs of whoever is dead, at once instead of within a minute. @throws what went wrong meanwhile */
export async function findTheDead(office: Office): Promise<void> {
  const { pool } = office.api
  await untilForgotten(office)
  const { rows } = await pool.query<{ id: string }>(
    "update fila.job set heartbeat_on = now() - interval '1 minute' where state = 'active' returning id",
  )
  const dead = rows.map(({ id }) => id)
  const areHeld = async () => {
    const held = "select from fila.job where id = any($1) and state = 'active' limit 1"
    return (await pool.query(held, [dead])).rowCount !== 0
  }
  const faults: unknown[] = []
  // A process that does no work of its own.
  const watch = new JobRunner({ ...office.api, onFault: (error) => faults.push(error) })
  await watch.start()
  // Whichever process looks first has the look to itself, also when its answer comes later.
  while (await areHeld()) {
    await pool.query('update fila.queue set monitor_on = null, monitor_claim_on = null')
    await watch.runDue()
  }
  await watch.stop()
  if (faults.length > 0) throw new AggregateError(faults)
  await pool.query("update fila.job set start_after = now() where state = 'retry'")
}
