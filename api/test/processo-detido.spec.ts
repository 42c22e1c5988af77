import { setTimeout as wait } from 'node:timers/promises'
import { type Office, openOffice } from './support/campanhas'
import { end, signIn, startProcess } from './support/office-process'
import { type Built, buildProduct, findFreePort, type Running } from './support/run-product'

/** A process that was itself held up, by a machine that stood still or by work of its own, while the database answered. */

let built: Built
let office: Office
let product: Running
let port: number
beforeAll(async () => {
  built = buildProduct()
  office = await openOffice()
  port = await findFreePort()
  product = await startProcess(built, office, port)
})
afterAll(async () => {
  await end(product, 'SIGKILL')
  built.remove()
  await office.api.close()
})

/** The database's own process for the connection that the product asks once a second whether it is there. */
async function findPulse(): Promise<number> {
  const { rows } = await office.api.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and query = 'select 1'`,
  )
  const [pulse] = rows
  if (rows.length !== 1 || pulse === undefined) throw new Error(`${rows.length} pulses`)
  return pulse.pid
}

/** Holds the product while one of its questions is on its way, for longer than a database may be silent. */
async function holdProduct(pulse: number) {
  process.kill(pulse, 'SIGSTOP')
  try {
    // Longer than between two questions: one of them waits now.
    await wait(1500)
    product.child.kill('SIGSTOP')
  } finally {
    process.kill(pulse, 'SIGCONT')
  }
  await wait(4500)
}

it('whoever calls a process that stood still for seconds is answered as ever: the database was never away', async () => {
  const token = await signIn(port)
  const call = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/usuario/v1/usuarios/eu`, {
      headers: { authorization: `Bearer ${token}`, connection: 'close' },
    })
    await answer.arrayBuffer()
    return answer.status
  }
  const pulse = await findPulse()
  await holdProduct(pulse)
  const during = Array.from({ length: 10 }, call)
  product.child.kill('SIGCONT')
  const statuses = await Promise.all(during)
  for (let n = 0; n < 20; n += 1) statuses.push(await call())
  expect(new Set(statuses)).toEqual(new Set([200]))
  // It asks on over the same connection.
  expect(await findPulse()).toBe(pulse)
})
