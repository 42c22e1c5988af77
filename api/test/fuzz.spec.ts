import { Readable } from 'node:stream'
import * as fc from 'fast-check'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { amount, patience } from './support/amount'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { pagesHolding, pagesOf } from './support/fuzz/pages'
import { callsOf, type FuzzRequest, type OpenApi, type Sender } from './support/fuzz/requests'
import { SENHA, seedEmpresa } from './support/seed-empresa'
import { startApi, type TestApi } from './support/start-api'
import { callsHolding, UNSTORABLE } from './support/fuzz/unstorable'

/**
 * Requests made from the product's own OpenAPI document and to the public pages, whole and broken (audit S10):
 * nothing is a fault of ours, nothing is slow, every refusal leaves in the envelope or as a page.
 */

const TOTAL = amount(2000, 50_000)
const BATCH = 125
const AT_ONCE = 4
const SLOW_MS = 1000
const SEED = Number(process.env['PROPERTY_SEED'] ?? 20_261_122)

let office: Office
let sender: Sender
let requests: fc.Arbitrary<FuzzRequest>
beforeAll(async () => {
  office = await openOffice()
  sender = await prepare()
  const document = (await (await office.api.request('/docs/json')).json()) as OpenApi
  requests = requestsOf(document)
})
afterAll(() => office.api.close())

const requestsOf = (document: OpenApi) =>
  fc.oneof({ weight: 3, arbitrary: callsOf(document, sender) }, { weight: 1, arbitrary: pagesOf(sender) })

/** Somebody in every place, so that ids lead somewhere. */
async function prepare(): Promise<Sender> {
  const campanhas = [await publish(office), await publish(office, { nome: 'Padeiro' })]
  const taken = await Promise.all(
    campanhas.flatMap(({ id }, c) =>
      ['Ana', 'Bia'].map((nome) =>
        apply(office.api, id, buildInscricao({ nome: `${nome} ${'xy'.charAt(c)}` })),
      ),
    ),
  )
  const { etapas } = await readBoard(office, campanhas[0]?.id ?? 0)
  const { body } = await office.api.call('createChaveOrigens', {}, { token: office.token })
  const ids = campanhas.map(({ id }) => id)
  const identificadores = etapas.flatMap(({ talentos }) => talentos.map(({ identificador }) => identificador))
  return {
    tokens: await signIn(),
    chave: body.data.chave,
    known: {
      id: [...ids, ...etapas.map(({ id }) => id), 1, 2],
      campanhaId: ids,
      idCampanha: ids,
      kanbanId: etapas.map(({ id }) => id),
      etapaId: etapas.map(({ id }) => id),
      identificador: identificadores,
      identificadores: [identificadores],
      chave: taken.flatMap(({ data }) => data?.acompanhamento ?? []),
      username: ['ana@aurora.test'],
      cor: ['#ff8800'],
      email: ['bia@aurora.test'],
      uf: ['SP'],
      page: [0, 1],
      size: [10],
    },
  }
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
  readonly ms: number
}

async function send(api: TestApi, { method, path, headers, body }: FuzzRequest): Promise<Answer> {
  const begun = performance.now()
  const response = await api.request(path, {
    method,
    headers,
    redirect: 'manual',
    // A Buffer is one of fetch's bodies; its types know only the browser's.
    ...(body === null ? {} : { body: typeof body === 'string' ? body : Uint8Array.from(body) }),
    signal: AbortSignal.timeout(20_000),
  })
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('event-stream')) await response.body?.cancel()
  const text = type.includes('event-stream') ? '' : await response.text()
  return { status: response.status, type, text, ms: performance.now() - begun }
}

/** What is wrong with an answer; null when nothing is. */
function faultOf({ isPage }: FuzzRequest, { status, type, text }: Answer): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`
  if (status < 400) return null
  if (isPage && type.startsWith('text/html')) return null
  return isEnvelope(text) ? null : `${status} without the envelope: ${type} ${text.slice(0, 120)}`
}

function isEnvelope(text: string): boolean {
  try {
    const { erro } = JSON.parse(text) as { erro?: Record<string, unknown> }
    return ['codigo', 'mensagem', 'id'].every((key) => typeof erro?.[key] === 'string')
  } catch {
    return false
  }
}

/** Each text of each call and page by turns is one that cannot be stored. */
async function faultsHolding(api: TestApi, who: Sender, only?: string): Promise<string[]> {
  const document = (await (await api.request('/docs/json')).json()) as OpenApi
  const drawn = UNSTORABLE.flatMap((text) => [
    ...callsHolding(text, document, who),
    ...pagesHolding(text, who),
  ])
  const waiting = drawn
    .flatMap((one) => fc.sample(one, { seed: SEED, numRuns: 1 }))
    .filter(({ what }) => only === undefined || what === only)
  const faults: string[] = []
  await inLanes(waiting, async (one) => {
    const fault = faultOf(one, await send(api, one))
    if (fault !== null) faults.push(told(one, fault))
  })
  return faults
}

const told = ({ method, path, headers, body }: FuzzRequest, fault: string) =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${String(body).slice(0, 600)}\n    ${fault}`

async function inLanes(waiting: FuzzRequest[], take: (one: FuzzRequest) => Promise<void>): Promise<void> {
  const lane = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await take(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

let places = 0

/** Some sessions: the fuzz signs out of one now and then. Each from a place of its own: the limit counts by address. */
async function signIn(): Promise<string[]> {
  await office.api.db.deleteFrom('tentativaLogin').execute()
  const tokens: string[] = []
  for (let n = 0; n < 4; n += 1) {
    places += 1
    const { status, body } = await office.api.call(
      'login',
      { body: { username: 'ana@aurora.test', password: SENHA, grant_type: 'password' } },
      { headers: { 'x-forwarded-for': `192.0.${places >> 8}.${places & 255}` } },
    )
    expect(status).toBe(200)
    tokens.push(body.access_token)
  }
  return tokens
}

/** Signed in again when the fuzz has signed out, ended the session or been slowed down. */
async function assertSignedIn(): Promise<void> {
  const alive = await Promise.all(
    sender.tokens.map(async (token) => (await office.api.call('getUsuario', {}, { token })).status === 200),
  )
  if (!alive.includes(false)) return
  sender = { ...sender, tokens: await signIn() }
  requests = requestsOf((await (await office.api.request('/docs/json')).json()) as OpenApi)
}

test('every route of the product is among them, told of by OpenAPI or as a page', async () => {
  const document = (await (await office.api.request('/docs/json')).json()) as OpenApi
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  const pages = fc.sample(pagesOf(sender), { seed: SEED, numRuns: 2000 }).map(({ what }) => what)
  // Not the documentation's own pages, the HEAD twins of GET, and the lists of methods that are refused.
  const registered = office.api.rotas.flatMap(({ method, url }) =>
    typeof method !== 'string' || method === 'HEAD' || url.startsWith('/docs') ? [] : [`${method} ${url}`],
  )
  const asked = new Set([...calls, ...pages])
  expect(registered.filter((route) => !asked.has(route))).toEqual([])
})

test('the character 0 and half a pair of surrogates are a fault of ours in no text of any call or page', async () => {
  await assertSignedIn()
  const faults = await faultsHolding(office.api, sender)
  expect(faults.slice(0, 30).join('\n')).toBe('')
})

/** Undoes the guard of one call: what came is put back behind it. */
const unguard = (operation: string) => (route: RouteOptions) => {
  if (route.config?.operation !== operation) return
  const came = new WeakMap<FastifyRequest, { query: unknown; body: string }>()
  Object.assign(route, {
    preParsing: async (request: FastifyRequest, _reply: FastifyReply, payload: Readable) => {
      const body = Buffer.concat(await payload.toArray()).toString('utf8')
      came.set(request, { query: structuredClone(request.query), body })
      return Readable.from([body])
    },
    preValidation: async (request: FastifyRequest) => {
      const { query, body = '' } = came.get(request) ?? {}
      Object.assign(request, { query, ...(body === '' ? {} : { body: JSON.parse(body) as unknown }) })
    },
  })
}

test.each(['listFuncoes', 'createMotivo'])('where %s has no guard it is found', async (operation) => {
  const api = await startApi({ trustProxy: 1 }, undefined, undefined, undefined, unguard(operation))
  try {
    const { email } = await seedEmpresa(api.db)
    const faults = await faultsHolding(
      api,
      { tokens: [await api.login(email)], chave: '', known: {} },
      operation,
    )
    expect(faults).toEqual([expect.stringMatching(/answered 500/)])
  } finally {
    await api.close()
  }
})

test(
  `${TOTAL} requests, whole and broken, are answered without a fault of ours`,
  async () => {
    const faults = new Map<string, string>()
    const seen = new Map<number, number>()
    const slowest = { ms: 0, what: '' }
    const slow: FuzzRequest[] = []
    const note = (seed: number, one: FuzzRequest, fault: string | null) => {
      if (fault !== null) faults.set(`${one.what} ${fault.slice(0, 60)}`, `seed ${seed}: ${told(one, fault)}`)
    }
    for (let batch = 0; batch < TOTAL / BATCH; batch += 1) {
      await assertSignedIn()
      const seed = SEED + batch
      const waiting = fc.sample(requests, { seed, numRuns: BATCH })
      await inLanes(waiting, async (one) => {
        const answer = await send(office.api, one)
        // A busy machine is slow now and then; a slow request is slow again, alone.
        if (answer.ms > SLOW_MS) slow.push(one)
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
        if (answer.ms > slowest.ms) Object.assign(slowest, { ms: answer.ms, what: one.what })
        note(seed, one, faultOf(one, answer))
      })
      for (const one of slow.splice(0)) {
        const { ms } = await send(office.api, one)
        note(seed, one, ms > SLOW_MS ? `took ${Math.round(ms)} ms` : null)
      }
    }
    const counted = [...seen].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
    process.stdout.write(
      `fuzz: ${TOTAL} requests, seeds ${SEED}–${SEED + TOTAL / BATCH - 1}; ${counted.join(', ')}; slowest ${Math.round(slowest.ms)} ms (${slowest.what})\n`,
    )
    expect([...faults.values()].slice(0, 30).join('\n')).toBe('')
    // It went somewhere: what is never taken in tests nothing.
    expect(seen.get(200) ?? 0).toBeGreaterThan(TOTAL / 10)
  },
  patience(3_600_000),
)
