import { CallError, request } from '@seleta/api-client'
import { buildCampanha, buildTalentoItem, identificadorOf, pageOf } from './builders'
import type { FakeApi } from './fake-api'
import { fileReply, heldReply, offline, refuse, startFakeApi, timeout } from './fake-api'

let api: FakeApi
beforeEach(() => {
  api = startFakeApi()
})
afterEach(() => api.stop())

const FILTER = { query: { page: 0, size: 8 }, body: { idCampanha: 7 } }
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof CallError ? error : null),
  )

test('the typed client reads an answer of the fake as it would read the real one', async () => {
  api.on('filterTalentos', () => pageOf([buildTalentoItem()], 1, 8))
  const page = await request('filterTalentos', FILTER)
  expect(page.data[0]?.nome).toBe('Ana Beatriz Souza')
  expect(api.callsOf('filterTalentos')[0]?.body.idCampanha).toBe(7)
  expect(api.callsOf('filterTalentos')[0]?.query).toEqual({ page: 0, size: 8 })
})

test('a path written out wins over one with a parameter in its place', async () => {
  api.on('countCampanhas', () => ({
    data: { TODAS: 1, RASCUNHO: 0, PUBLICADA: 1, PAUSADA: 0, ENCERRADA: 0 },
  }))
  api.on('getCampanha', () => ({ data: buildCampanha() }))
  expect((await request('countCampanhas', { query: {} })).TODAS).toBe(1)
  expect((await request('getCampanha', { params: { id: 7 } })).nome).toBe('Analista de Dados')
})

test('a request that the contract refuses gets 422 with its fields', async () => {
  api.on('filterTalentos', () => pageOf([]))
  const error = await failureOf(request('filterTalentos', { query: { page: -1, size: 8 }, body: {} }))
  expect(error?.kind).toBe('invalid')
  expect(Object.keys(error?.campos ?? {})).toEqual(['page'])
})

test.each([
  ['a refusal', 'not-found', refuse(404, 'Não encontrado.')],
  ['a server fault', 'server', refuse(503)],
  ['no connection', 'offline', offline()],
  ['the time-out', 'timeout', timeout()],
] as const)('%s arrives as the failure %s', async (_, kind, reply) => {
  api.on('getTalento', () => reply)
  const error = await failureOf(request('getTalento', { params: { identificador: identificadorOf(1) } }))
  expect(error?.kind).toBe(kind)
})

test('a file arrives as a blob with its media type, and a refused file still has its sentence', async () => {
  api.on('downloadCurriculo', () => fileReply('%PDF-1.7', 'application/pdf'))
  const params = { identificador: identificadorOf(1) }
  const { blob, tipo } = await request('downloadCurriculo', { params })
  expect([blob.size, tipo]).toEqual([8, 'application/pdf'])
  api.on('downloadCurriculo', () => refuse(404, 'Currículo não encontrado.'))
  expect((await failureOf(request('downloadCurriculo', { params })))?.mensagem).toBe(
    'Currículo não encontrado.',
  )
})

test('a call can be given up while its answer is held', async () => {
  const held = heldReply<ReturnType<typeof offline>>()
  api.on('getTalento', () => held.reply)
  const giveUp = new AbortController()
  const call = request(
    'getTalento',
    { params: { identificador: identificadorOf(1) } },
    { signal: giveUp.signal },
  )
  giveUp.abort()
  expect((await failureOf(call))?.kind).toBe('cancelled')
})
