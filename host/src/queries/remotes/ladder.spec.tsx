import type { RemoteId } from '@seleta/shell'
import { openView } from './load-remote'
import type { AreaServer } from '../../testing/area-server'
import { buildArea, startAreaServer } from '../../testing/area-server'

/** The loading ladder of an area, where the way to it is at fault (architecture.md). */

let server: AreaServer
beforeEach(() => {
  window.localStorage.clear()
  jest.useFakeTimers()
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined) })
  server = startAreaServer()
})
afterEach(() => {
  server.stop()
  jest.useRealTimers()
})

/** How it ends, and after how many milliseconds. */
async function open(remoteId: RemoteId) {
  const begun = performance.now()
  let end: { readonly after: number; readonly said: string } | null = null
  const say = (said: string) => {
    end = { after: performance.now() - begun, said }
  }
  openView({ remoteId, view: 'pages', id: 'pagina' }, { isAgain: true }).then(
    ({ version }) => say(version),
    (error: Error) => say(error.message),
  )
  for (let second = 0; second < 40 && end === null; second += 1) await jest.advanceTimersByTimeAsync(1000)
  return end ?? { after: Infinity, said: 'nothing' }
}

test('with nothing kept, a registry that never answers and an area that is refused, the message comes within 15 s', async () => {
  server.areas.set('mfe-um', buildArea('mfe-um', { pagina: '/dashboard/x' }, 'v1'))
  server.answers.set('/registry.json', 'silent').set('/remotes/', 'refused')
  const { after, said } = await open('mfe-um')
  expect(said).toBe('mfe-um@v1: entry')
  expect(after).toBeLessThanOrEqual(15_000)
})

test('where neither the registry nor the copy released with the host answers, it comes within 15 s too', async () => {
  server.answers.set('/registry', 'silent')
  const { after, said } = await open('mfe-dois')
  expect(said).toBe('mfe-dois@?: registry')
  expect(after).toBeLessThanOrEqual(15_000)
})

test('a gateway that sends its page in the place of a script is asked again', async () => {
  server.areas.set('mfe-tres', buildArea('mfe-tres', { pagina: '/dashboard/x' }, 'v1'))
  server.answers.set('/remotes/', 'page')
  const opening = open('mfe-tres')
  await jest.advanceTimersByTimeAsync(300)
  expect(server.asked).toContain('/remotes/mfe-tres/v1/remoteEntry.js')
  server.answers.clear()
  expect((await opening).said).toBe('v1')
})

test('a file that hung while its area was open is asked for anew when it is wanted again', async () => {
  server.areas.set('mfe-quatro', buildArea('mfe-quatro', { pagina: '/dashboard/x' }, 'v1'))
  await open('mfe-quatro')
  const file = '/remotes/mfe-quatro/v1/remoteEntry.js'
  const ends: string[] = []
  const want = () =>
    window.__seletaLoad?.(file).then(
      () => ends.push('here'),
      (fault: Error) => ends.push(fault.message),
    )
  server.answers.set('/remotes/', 'silent')
  void want()
  await jest.advanceTimersByTimeAsync(16_000)
  server.answers.clear()
  void want()
  await jest.advanceTimersByTimeAsync(1000)
  expect(ends).toEqual([`${file}: timeout`, 'here'])
})
