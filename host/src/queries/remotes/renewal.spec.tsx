import type { RemoteId } from '@seleta/shell'
import type { AreaServer } from '../../testing/area-server'
import { buildDescriptor, buildRelease, startAreaServer } from '../../testing/area-server'
import { watchArrival } from './arrival'
import { openView, openedReleases } from './load-remote'
import type { RegisteredArea } from './registry'
import { isPageOld, lookForNewer, watchReleases } from './renewal'

/** What an open page is offered (decisions 122 and 184). */

const Nada = () => null
const areas = new Map<RemoteId, RegisteredArea>()
const put = (id: RemoteId, current: string, previous: string | null) =>
  areas.set(id, {
    descriptor: buildDescriptor(id, { pagina: '/dashboard/x' }),
    current: buildRelease(id, current, { pagina: Nada }),
    previous: previous === null ? null : buildRelease(id, previous, { pagina: Nada }),
  })

let server: AreaServer
beforeEach(async () => {
  window.localStorage.clear()
  jest.useFakeTimers()
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined) })
  server = startAreaServer(areas)
  // Nothing that an earlier test opened is old.
  for (const [id, { version }] of openedReleases()) put(id, version, null)
  await lookForNewer()
  expect(isPageOld()).toBe(false)
})
afterEach(() => {
  server.stop()
  jest.useRealTimers()
})

/** Opens an area whose newest version is answered so; what the page runs is the one before. */
async function openBefore(id: RemoteId, answer: 'refused' | 'gone') {
  put(id, 'v2', 'v1')
  server.answers.set(`/remotes/${id}/v2/`, answer)
  await lookForNewer()
  const opening = openView({ remoteId: id, view: 'pages', id: 'pagina' })
  await jest.advanceTimersByTimeAsync(10_000)
  expect((await opening).version).toBe('v1')
  server.answers.clear()
  await lookForNewer()
  expect(isPageOld()).toBe(false)
}

test('a version that did not come because of the network is offered again after a minute', async () => {
  await openBefore('mfe-um', 'refused')
  await jest.advanceTimersByTimeAsync(61_000)
  await lookForNewer()
  expect(isPageOld()).toBe(true)
})

test('a version whose files are not there is not offered again', async () => {
  await openBefore('mfe-dois', 'gone')
  await jest.advanceTimersByTimeAsync(61_000)
  await lookForNewer()
  expect(isPageOld()).toBe(false)
})

test('an area that is taken off whole makes the page that has it open old', async () => {
  put('mfe-tres', 'v1', null)
  put('mfe-fica', 'v1', null)
  await lookForNewer()
  const opening = openView({ remoteId: 'mfe-tres', view: 'pages', id: 'pagina' })
  await jest.advanceTimersByTimeAsync(100)
  await opening
  expect(isPageOld()).toBe(false)
  areas.delete('mfe-tres')
  await lookForNewer()
  expect(isPageOld()).toBe(true)
})

test('an area that was on its way when the registry named another version is old as soon as it is there', async () => {
  const stop = watchReleases()
  put('mfe-caminho', 'v1', null)
  server.answers.set('/remotes/mfe-caminho/v1/', 'refused')
  await lookForNewer()
  const opening = openView({ remoteId: 'mfe-caminho', view: 'pages', id: 'pagina' })
  await jest.advanceTimersByTimeAsync(100)
  put('mfe-caminho', 'v2', 'v1')
  await lookForNewer()
  expect(isPageOld()).toBe(false)
  server.answers.clear()
  await jest.advanceTimersByTimeAsync(3000)
  expect((await opening).version).toBe('v1')
  expect(isPageOld()).toBe(true)
  stop()
})

test('a clock that is set back keeps nobody from asking for releases', async () => {
  const stop = watchReleases()
  jest.setSystemTime(Date.now() - 3_600_000)
  await jest.advanceTimersByTimeAsync(31_000)
  server.asked.length = 0
  document.dispatchEvent(new Event('visibilitychange'))
  expect(server.asked).toContain('/registry.json')
  stop()
})

test('bars that came long after the registry was read ask when they are there, and not again at once', async () => {
  await jest.advanceTimersByTimeAsync(31_000)
  server.asked.length = 0
  const stop = watchReleases()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(server.asked.filter((path) => path === '/registry.json')).toHaveLength(1)
  stop()
})

test('a clock that is set back makes nobody wait longer for a file', async () => {
  let kind = ''
  watchArrival('/remotes/mfe-um/v1/a.js', new Promise(() => undefined), 8000).catch(
    (fault: { kind: string }) => (kind = fault.kind),
  )
  jest.setSystemTime(Date.now() - 3_600_000)
  await jest.advanceTimersByTimeAsync(8001)
  expect(kind).toBe('timeout')
})
