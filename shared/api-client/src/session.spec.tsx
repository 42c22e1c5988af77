import { forgetBegun, keepBegun, readBegun } from './begun'
import {
  beginSession,
  endSession,
  onSessionEnd,
  restoreSession,
  sessionAtom,
  sessionEndAtom,
  usuarioKey,
} from './session'
import { appStore } from './store'
import { isUsableToken, readStoredToken } from './stored-token'

const KEY = 'authentication'

beforeEach(() => {
  endSession('logout')
  localStorage.clear()
  sessionStorage.clear()
})

test('without a stored session the text read is Error', () => {
  expect(readStoredToken()).toBe('Error')
  localStorage.setItem(KEY, '')
  expect(readStoredToken()).toBe('Error')
})

test.each([
  ['Error', false],
  ['Bearer abc', false],
  ['Bearer abcd', true],
])('a stored value %s counts as a session: %s', (value, isUsable) => {
  expect(isUsableToken(value)).toBe(isUsable)
  localStorage.setItem(KEY, value)
  expect(restoreSession()).toBe(isUsable)
})

test('keeping me signed in stores the token with its prefix beyond the browser', () => {
  beginSession('um-token-qualquer', true)
  expect(localStorage.getItem(KEY)).toBe('Bearer um-token-qualquer')
  expect(sessionStorage.getItem(KEY)).toBeNull()
  expect(appStore.get(sessionAtom)).toEqual({ isAuth: true, token: 'Bearer um-token-qualquer' })
})

test('otherwise the token ends with the browser', () => {
  beginSession('um-token-qualquer', false)
  expect(localStorage.getItem(KEY)).toBeNull()
  expect(sessionStorage.getItem(KEY)).toBe('Bearer um-token-qualquer')
})

test('the end of a session clears storage and state and is told once', () => {
  beginSession('um-token-qualquer', true)
  const ends: string[] = []
  const stop = onSessionEnd((end) => ends.push(end))
  endSession('expired')
  endSession('expired')
  stop()
  expect(ends).toEqual(['expired'])
  expect(readStoredToken()).toBe('Error')
  expect(appStore.get(sessionAtom)).toEqual({ isAuth: false, token: '' })
  expect(appStore.get(sessionEndAtom)).toBe('expired')
})

test('what was begun and not sent is there again for whoever began it, and for nobody else who signs in in the tab', () => {
  beginSession('a-sessao-do-gil', true, 7)
  keepBegun('nota.x', 'fala bem')
  endSession('expired')
  beginSession('a-sessao-da-rita', false, 8)
  expect(readBegun('nota.x')).toBeUndefined()
  keepBegun('nota.x', 'chega tarde')
  endSession('expired')
  beginSession('outra-do-gil', false, 7)
  expect(readBegun('nota.x')).toBe('fala bem')
  // The same session under another token.
  beginSession('mais-uma-do-gil', null)
  expect(readBegun('nota.x')).toBe('fala bem')
  forgetBegun('nota.x')
  expect(readBegun('nota.x')).toBeUndefined()
  endSession('logout')
  beginSession('a-sessao-da-rita', true, 8)
  expect(readBegun('nota.x')).toBeUndefined()
})

test('another colleague who signs in in another tab makes nothing of this page theirs', () => {
  beginSession('a-sessao-do-gil', true, 7)
  keepBegun('nota.x', 'fala bem')
  // As the other tab does, in the storage that both have.
  localStorage.setItem('seleta.usuario', '8')
  localStorage.setItem(KEY, 'Bearer a-sessao-da-rita')
  expect(readBegun('nota.x')).toBe('fala bem')
  endSession('expired')
  localStorage.setItem('seleta.usuario', '8')
  localStorage.setItem(KEY, 'Bearer a-sessao-da-rita')
  expect(restoreSession()).toBe(true)
  expect(readBegun('nota.x')).toBeUndefined()
})

test('whose session a reload goes on with is who has the token, though a colleague had signed in in this tab', () => {
  beginSession('a-sessao-da-rita', false, 8)
  keepBegun('nota.x', 'segredo da Rita')
  // Another tab signs Gil in on the device, and this page is loaded anew.
  localStorage.setItem('seleta.usuario', '7')
  localStorage.setItem(KEY, 'Bearer a-sessao-do-gil')
  appStore.set(sessionAtom, { isAuth: false, token: '' })
  expect(restoreSession()).toBe(true)
  expect(appStore.get(sessionAtom).token).toBe('Bearer a-sessao-do-gil')
  expect(readBegun('nota.x')).toBeUndefined()
  expect(usuarioKey()).toBe('7')
})
