import * as fc from 'fast-check'
import { createDatabaseCounter, forgetContagens } from '../src/ground/limits/counter-repository'
import { openOffice, type Office } from './support/campanhas'
import { type Replicas, startReplicas } from './support/replicas'
import { startTripCounter, type TripCounter } from './support/trip-counter'

/** What is limited is counted by all processes together (product 103). */

let trips: TripCounter
let office: Office
let replicas: Replicas
beforeAll(async () => {
  trips = await startTripCounter()
  office = await openOffice()
  replicas = await startReplicas(office, trips, 3)
})
afterAll(async () => {
  await replicas.close()
  await office.api.close()
  trips.close()
})

/** The tables that asking for a new password reads and counts in. */
const COUNTING = /contagem|usuario/

const askSenha = async (url: string, n: number) =>
  fetch(`${url}/usuario/v1/usuarios/esqueci-senha`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `ninguem-${n}@aurora.test` }),
  })

it('thirty at once over three processes: exactly ten are taken, the others are told when to come back', async () => {
  let answers: Response[] = []
  const asked = await trips.countAsked(COUNTING, async () => {
    answers = await Promise.all(Array.from({ length: 30 }, (_, n) => askSenha(replicas.urls[n % 3] ?? '', n)))
  })
  expect(asked).toBeGreaterThanOrEqual(10)
  const refused = answers.filter(({ status }) => status === 429)
  expect([answers.filter(({ ok }) => ok).length, refused.length]).toEqual([10, 20])
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
})

it('who goes on after the limit costs the database nothing', async () => {
  const [url = ''] = replicas.urls
  const refusals = 100
  const asked = await trips.countAsked(COUNTING, async () => {
    for (let n = 0; n < refusals; n += 1) expect((await askSenha(url, n)).status).toBe(429)
  })
  // What three processes do by themselves meanwhile may fall in between.
  expect(asked).toBeLessThan(refusals / 10)
})

it('nobody’s address lies in the database', async () => {
  const { rows } = await office.api.pool.query<{ linha: string }>(
    "select c::text || encode(chave, 'escape') as linha from contagem c",
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ linha }) => linha).join('\n')).not.toMatch(/127\.0|::1|senha|pedidos/i)
})

it('a window that is over begins anew, and goes with the hourly cleaning', async () => {
  const counter = createDatabaseCounter(office.api.db)
  const totals = [await counter.add('a', 0), await counter.add('a', 0), await counter.add('b', 60_000)]
  expect(totals.map(({ total }) => total)).toEqual([1, 1, 1])
  await forgetContagens(office.api.db)
  const second = [await counter.add('a', 60_000), await counter.add('b', 60_000)]
  expect(second.map(({ total }) => total)).toEqual([1, 2])
})

it('what did not come about is not counted, and never below nothing', async () => {
  const counter = createDatabaseCounter(office.api.db)
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 12 }), async (adds) => {
      const key = `c${(run += 1)}`
      let expected = 0
      for (const isAdd of adds) {
        expected = isAdd ? expected + 1 : Math.max(0, expected - 1)
        if (isAdd) expect((await counter.add(key, 60_000)).total).toBe(expected)
        else await counter.takeBack(key)
      }
    }),
    { numRuns: 20 },
  )
})
