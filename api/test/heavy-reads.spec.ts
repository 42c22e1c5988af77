import { request as startRequest, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Pool } from 'pg'
import { type Office, openOffice } from './support/campanhas'
import { type HeldLock, holdLock, openBeside } from './support/held-lock'
import { untilWaiting } from './support/until-waiting'

/**
 * What one company takes out at once holds up nobody else (product 102, decision 231). An export writes down who took how
 * many out: with the company's row in other hands it stays where it is, on a connection of its own.
 */

/** The process has so many connections (settings, `DATABASE_POOL`); two exports of a company go, eight wait. */
const MANY = 10

interface Answer {
  readonly status: number | undefined
  readonly retryAfter: string | undefined
  readonly body: string
}

let office: Office
let beside: Pool
beforeAll(async () => {
  office = await openOffice()
  beside = await openBeside(office.api.pool)
})
afterAll(async () => {
  await beside.end()
  await office.api.close()
})

/** An export on a connection of its own, which may be hung up. */
function open(token = office.token) {
  const sending = startRequest(`${office.api.url}/talento/v1/talentos/exportar`, {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  const answer = new Promise<Answer>((resolve, reject) => {
    sending.once('error', reject)
    sending.once('response', (response) => {
      const { statusCode: status, headers } = response
      text(response).then((body) => resolve({ status, retryAfter: headers['retry-after'], body }), reject)
    })
  })
  // Of those that hang up nobody waits for the answer.
  answer.catch(() => {})
  sending.end(JSON.stringify({ formato: 'csv', filtro: {} }))
  return { sending, answer }
}
const exporting = async (token?: string) => (await open(token).answer).status

let held: HeldLock
afterEach(() => held.letGo())
/** As many exports as are taken, and one more: the first of them to be answered is the one that is turned away. */
async function fillPlaces() {
  held = await holdLock(beside, 'select from empresa where id = $1 for update', [String(office.empresaId)])
  const asked = Array.from({ length: MANY + 1 }, () => open())
  const first = await Promise.race(asked.map(async (one) => ({ one, refused: await one.answer })))
  await untilHeld()
  return { refused: first.refused, taken: asked.filter((one) => one !== first.one) }
}
/** Those that go stand at the row. */
const untilHeld = () => untilWaiting(beside, 2, ['insert into "auditoria"%'])

it('a company whose exports are many keeps two connections, and another one lists and exports at once', async () => {
  const { refused, taken } = await fillPlaces()
  expect([refused.status, refused.retryAfter]).toEqual([429, '5'])
  expect(refused.body).toContain(
    'Sua empresa já tem várias exportações em andamento. Tente de novo em 5 segundos.',
  )
  const { token } = office.estranho
  const list = await office.api.call('filterTalentos', { query: { size: 10, page: 0 }, body: {} }, { token })
  expect([list.status, await exporting(token)]).toEqual([200, 200])
  // Its own people go on with everything else.
  expect((await office.api.call('countCampanhas', { query: {} }, { token: office.token })).status).toBe(200)
  await held.letGo()
  const statuses = await Promise.all(taken.map(async ({ answer }) => (await answer).status))
  expect(statuses).toEqual(Array.from({ length: MANY }, () => 200))
  expect(await exporting()).toBe(200)
})

it('whoever hangs up in the middle, or while waiting, leaves the place to the next', async () => {
  const hungUp = hearOfGoing(MANY)
  const { taken } = await fillPlaces()
  for (const { sending } of taken) sending.destroy()
  await hungUp
  // The two in the middle still wait for the row; the eight behind them are gone from the line.
  const next = Array.from({ length: 8 }, () => exporting())
  await held.letGo()
  expect(await Promise.all(next)).toEqual(Array.from({ length: 8 }, () => 200))
})

/** The server has heard of so many who went before they had their answer. */
const hearOfGoing = (many: number) =>
  new Promise<void>((resolve) => {
    let gone = 0
    office.api.app.server.on('request', (_request, response: ServerResponse) =>
      response.once('close', () => {
        if (!response.writableFinished) gone += 1
        if (gone === many) resolve()
      }),
    )
  })
