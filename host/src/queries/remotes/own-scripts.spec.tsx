import { createHash } from 'node:crypto'
import './own-scripts'
import type { AreaServer } from '../../testing/area-server'
import { startAreaServer } from '../../testing/area-server'

/** The host's own scripts after the first: its webpack asks for them here (shared/build, own loader plugin). */

/** Of what the server sends. */
const DIGEST = `sha256-${createHash('sha256').update(Uint8Array.of(1)).digest('base64')}`

let server: AreaServer
beforeEach(() => {
  jest.useFakeTimers()
  server = startAreaServer()
})
afterEach(() => {
  server.stop()
  jest.useRealTimers()
})

/** How the loading of a script ends, and after how many milliseconds. */
async function load(path: string, { until = () => false }: { until?: () => boolean } = {}) {
  const begun = performance.now()
  let end: { readonly after: number; readonly said: string } | null = null
  const say = (said: string) => {
    end = { after: performance.now() - begun, said }
  }
  window.__seletaOwn?.(path, DIGEST).then(
    () => say('here'),
    (fault: Error) => say(fault.message),
  )
  for (let tenth = 0; tenth < 400 && end === null; tenth += 1) {
    await jest.advanceTimersByTimeAsync(100)
    if (until()) server.answers.clear()
  }
  return end ?? { after: Infinity, said: 'nothing' }
}

test('a script that is silent is given up after 15 s, and asked for once more before that under another address', async () => {
  server.answers.set('/assets/', 'silent')
  const { after, said } = await load('/assets/um.js')
  expect(said).toBe('/assets/um.js: timeout')
  expect(after).toBeGreaterThan(8000)
  expect(after).toBeLessThanOrEqual(15_100)
  expect(server.scripts).toEqual(['/assets/um.js', '/assets/um.js?1'])
})

test('a script that was refused or cut off comes by itself when the server is back', async () => {
  server.answers.set('/assets/', 'refused')
  const { said } = await load('/assets/dois.js', { until: () => server.scripts.length === 2 })
  expect(said).toBe('here')
})

test('a script that is gone is not asked for again', async () => {
  server.answers.set('/assets/', 'gone')
  expect((await load('/assets/tres.js')).said).toBe('/assets/tres.js: gone')
  expect(server.scripts).toEqual(['/assets/tres.js'])
})

test('while bytes arrive nobody gives up', async () => {
  server.answers.set('/assets/', 'slowly')
  const { said, after } = await load('/assets/quatro.js')
  expect(said).toBe('here')
  expect(after).toBeGreaterThan(20_000)
})
