import { request as startRequest, type ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import { type Office, openOffice } from './support/campanhas'
import { holdLock, openBeside } from './support/held-lock'
import { untilWaiting } from './support/until-waiting'

/**
 * What one company takes out at once holds up nobody else (product 102, decision 231). An export writes down who took how
 * many out: with the company's row in other hands it stays where it is, on a connection of its own.
 */

/** The process has so many connections (settings, `DATABASE_POOL`); two exports of a company go, eight wait. */
const MANY = 10

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

const exporting = (token = office.token) =>
  office.api.request('/talento/v1/talentos/exportar', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ formato: 'csv', filtro: {} }),
  })
const statuses = async (asked: Promise<Response>[]) => (await Promise.all(asked)).map(({ status }) => status)
const holdEmpresa = () =>
  holdLock(beside, 'select from empresa where id = $1 for update', [String(office.empresaId)])
/** Those that go stand at the row. */
const untilHeld = () => untilWaiting(beside, 2, ['insert into "auditoria"%'])

it('a company whose exports are many keeps two connections, and another one lists and exports at once', async () => {
  const held = await holdEmpresa()
  const asked = Array.from({ length: MANY }, () => exporting())
  await untilHeld()
  const { token } = office.estranho
  const list = await office.api.call('filterTalentos', { query: { size: 10, page: 0 }, body: {} }, { token })
  expect([list.status, (await exporting(token)).status]).toEqual([200, 200])
  // Its own people go on with everything else.
  expect((await office.api.call('countCampanhas', { query: {} }, { token: office.token })).status).toBe(200)
  const refused = await exporting()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await refused.json()).toMatchObject({
    erro: {
      mensagem: 'Sua empresa já tem várias exportações em andamento. Tente de novo em 5 segundos.',
    },
  })
  await held.letGo()
  expect(await statuses(asked)).toEqual(Array.from({ length: MANY }, () => 200))
  expect((await exporting()).status).toBe(200)
})

it('whoever hangs up in the middle, or while waiting, leaves the place to the next', async () => {
  const held = await holdEmpresa()
  const hungUp = hearOfGoing(MANY)
  const asked = Array.from({ length: MANY }, exportingByHand)
  await untilHeld()
  await Promise.all(asked.map(({ sent }) => sent))
  process.stderr.write("held\n"); const r = await exporting(); process.stderr.write("status " + r.status + "\n");expect(r.status).toBe(429)
  for (const { sending } of asked) sending.destroy()
  process.stderr.write("destroyed\n"); await hungUp; process.stderr.write("heard\n")
  // The two in the middle still wait for the row; the eight behind them are gone from the line.
  const next = Array.from({ length: 8 }, () => exporting())
  await held.letGo()
  expect(await statuses(next)).toEqual(Array.from({ length: 8 }, () => 200))
})

/** An export on a connection of its own, which may be hung up. */
function exportingByHand() {
  const sending = startRequest(`${office.api.url}/talento/v1/talentos/exportar`, {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${office.token}`, 'content-type': 'application/json' },
  })
  sending.on('error', () => {})
  const sent = new Promise<void>((resolve) =>
    sending.end(JSON.stringify({ formato: 'csv', filtro: {} }), resolve),
  )
  return { sending, sent }
}

/** The server has heard of so many who went before they had their answer. */
const hearOfGoing = (many: number) =>
  new Promise<void>((resolve) => {
    let gone = 0
    office.api.app.server.on('request', (_request, response: ServerResponse) =>
      response.once('close', () => {
        process.stderr.write("close " + response.statusCode + " " + gone + "\n"); if (!response.writableFinished) gone += 1
        if (gone === many) resolve()
      }),
    )
  })
