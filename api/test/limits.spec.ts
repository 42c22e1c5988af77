import * as fc from 'fast-check'
import { createDatabaseCounter, forgetContagens } from '../src/ground/limits/counter-repository'
import { forgetFalhas } from '../src/ground/telemetry/falhas-repository'
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

/** A wrong password, through a gateway, from an address. */
const enter = (url: string, email: string, from: string) =>
  fetch(`${url}/usuario/v1/usuarios/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${btoa('seleta-web:publico')}`,
      'x-forwarded-for': from,
    },
    body: new URLSearchParams({ username: email, password: 'errada', grant_type: 'password' }),
  })

it.each([
  ['one account from many addresses', 'conta:%', () => ['ana@aurora.test', 1] as const],
  ['many accounts from one address', 'endereco:%', (n: number) => [`ninguem-${n}@aurora.test`, 0] as const],
])(
  'of ninety sign-ins at once over three processes, %s, one password is looked at where one is left',
  async (_what, regra, who) => {
    const tentar = (n: number) => {
      const [email, isApart] = who(n)
      return enter(replicas.urls[n % 3] ?? '', email, `198.51.100.${isApart === 1 ? n + 1 : 200}`)
    }
    await office.api.pool.query('delete from tentativa_login')
    expect((await tentar(0)).status).toBe(401)
    // So many failures that the next one shuts for minutes: no time that goes by lets a second one in.
    await office.api.pool.query(
      'update tentativa_login set falhas = 39, bloqueado_ate = null where chave like $1',
      [regra],
    )
    const answers = await Promise.all(Array.from({ length: 90 }, (_, n) => tentar(n)))
    const refused = answers.filter(({ status }) => status === 429)
    expect([answers.filter(({ status }) => status === 401).length, refused.length]).toEqual([1, 89])
    expect(await refused[0]?.text()).toMatch(
      /"Muitas tentativas\. Tente de novo em \d+ (minuto|segundo)s?\."/,
    )
  },
)

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

describe('areas that did not come in browsers (decision 132)', () => {
  const tell = async (url: string, falha: object) =>
    fetch(`${url}/campanha/v1/publico/falhas`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(falha),
    })
  const falha = { area: 'mfe-kanban', versao: '0123456789ab', tipo: 'timeout' }
  const counted = async () => {
    const { rows } = await office.api.pool.query<{ linha: string }>(
      "select concat_ws(' ', area, versao, tipo, total) as linha from falha_area order by 1",
    )
    return rows.map(({ linha }) => linha)
  }

  it('are counted by all processes together, by area, version and kind, without a session', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => tell(replicas.urls[n % 3] ?? '', falha)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 204))
    await tell(replicas.urls[0] ?? '', { ...falha, tipo: 'registry', versao: '' })
    expect(await counted()).toEqual(
      ['mfe-kanban 0123456789ab timeout 30', 'mfe-kanban  registry 1'].toSorted(),
    )
  })

  it('keep nothing but that: an address, a name or a text in their place is refused', async () => {
    const [url = ''] = replicas.urls
    for (const wrong of [
      { ...falha, area: 'ana@aurora.test' },
      { ...falha, versao: '/dashboard/selecao/7' },
      { ...falha, tipo: 'TypeError: Ana' },
    ])
      expect((await tell(url, wrong)).status).toBe(422)
    const { rows } = await office.api.pool.query<{ nome: string }>(
      "select column_name as nome from information_schema.columns where table_name = 'falha_area' order by 1",
    )
    expect(rows.map(({ nome }) => nome)).toEqual(['area', 'dia', 'tipo', 'total', 'ultima_em', 'versao'])
  })

  it('fill no disk: a day has a thousand rows, and what it has goes on being counted', async () => {
    await office.api.pool.query(
      `insert into falha_area (dia, area, versao, tipo)
       select (now() at time zone 'America/Sao_Paulo')::date, 'mfe-x', n::text, 'chunk' from generate_series(1, 1000) n`,
    )
    const [url = ''] = replicas.urls
    await tell(url, { ...falha, versao: 'ffffffffffff' })
    await tell(url, falha)
    const rows = await counted()
    expect(rows.filter((row) => row.includes('ffffffffffff'))).toEqual([])
    expect(rows).toContain('mfe-kanban 0123456789ab timeout 31')
  })

  it('are taken 240 times in ten minutes from one address', async () => {
    let last = 0
    for (let n = 0; n < 240 && last !== 429; n += 1)
      last = (await tell(replicas.urls[n % 3] ?? '', { ...falha, tipo: 'chunk' })).status
    expect(last).toBe(429)
    const { rows } = await office.api.pool.query<{ total: number }>(
      "select sum(total)::integer as total from falha_area where area = 'mfe-kanban'",
    )
    expect(rows[0]?.total).toBeLessThanOrEqual(240)
  })

  it('are kept for thirty days', async () => {
    await office.api.pool.query("update falha_area set dia = dia - 30 where tipo = 'registry'")
    await forgetFalhas(office.api.db)
    const rows = await counted()
    expect(rows.some((row) => row.includes('registry'))).toBe(false)
    expect(rows.length).toBeGreaterThan(0)
  })
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
