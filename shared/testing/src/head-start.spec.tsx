import { endSession, request, restoreSession } from '@seleta/api-client'
import { startCall } from '@seleta/api-client/head-start'
import type { FakeApi } from './fake-api'
import { startFakeApi } from './fake-api'

/** Calls that leave before the client has come (decision 126): fetch is the first script's, XMLHttpRequest the client's. */

let api: FakeApi
let early: string[] = []
let answerEarly: () => Promise<Pick<Response, 'status' | 'headers' | 'text'>>
const original = window.fetch

beforeEach(() => {
  early = []
  answerEarly = () =>
    Promise.resolve({
      status: 200,
      headers: new Headers(),
      text: () => Promise.resolve('{"data":[{"id":1,"texto":"cedo"}]}'),
    })
  window.fetch = ((address: string) => {
    early.push(address)
    return answerEarly()
  }) as typeof window.fetch
  api = startFakeApi().on('listVagaModelos', () => ({ data: [] }))
  window.localStorage.setItem('authentication', `Bearer ${'k'.repeat(43)}`)
  restoreSession()
})
afterEach(() => {
  window.fetch = original
  api.stop()
  endSession('logout')
})

const ask = () => request('listVagaModelos', {})

test('the client takes the answer to a call that has left already, once', async () => {
  void startCall('listVagaModelos', {})
  expect(await ask()).toEqual([{ id: 1, texto: 'cedo' }])
  expect([early.length, api.calls.length]).toEqual([1, 0])
  expect(await ask()).toEqual([])
  expect([early.length, api.calls.length]).toEqual([1, 1])
})

test('a call that failed on its way is asked for as if it had never left', async () => {
  answerEarly = () => Promise.reject(new TypeError('offline'))
  void startCall('listVagaModelos', {})
  expect(await ask()).toEqual([])
  expect(api.calls).toHaveLength(1)
})

test('a refusal that came early is told like any other', async () => {
  answerEarly = () =>
    Promise.resolve({
      status: 422,
      headers: new Headers(),
      text: () => Promise.resolve('{"erro":{"codigo":"x","mensagem":"Não pode.","id":"1"}}'),
    })
  void startCall('listVagaModelos', {})
  await expect(ask()).rejects.toMatchObject({ status: 422, mensagem: 'Não pode.' })
})

test('the answer to another session is nobody’s', async () => {
  void startCall('listVagaModelos', {})
  endSession('logout')
  window.localStorage.setItem('authentication', `Bearer ${'z'.repeat(43)}`)
  restoreSession()
  expect(await ask()).toEqual([])
  expect(api.calls).toHaveLength(1)
})

test('without a session nothing leaves', () => {
  endSession('logout')
  void startCall('listVagaModelos', {})
  expect(early).toEqual([])
})
