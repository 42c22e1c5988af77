import { followCall } from '@seleta/api-client'
import { waitFor } from '@testing-library/react'
import type { FakeEvents } from './fake-events'
import { startFakeEvents } from './fake-events'

let events: FakeEvents
beforeEach(() => {
  events = startFakeEvents()
})
afterEach(() => {
  jest.useRealTimers()
  events.stop()
})

const follow = (heard: unknown[], states: string[] = []) =>
  followCall(
    'followKanban',
    { params: { campanhaId: 7 }, query: { depois: 3 } },
    { onEvent: (event, id) => heard.push([id, event]), onState: (state) => states.push(state) },
  )

test('a stream tells its events, and comes back after a lost connection from where it was', async () => {
  jest.useFakeTimers()
  const heard: unknown[] = []
  const states: string[] = []
  const stop = follow(heard, states)
  await waitFor(() => expect(events.streams).toHaveLength(1))
  expect(events.streams[0]?.address).toBe('/talento/v1/kanbans/campanha/7/eventos?depois=3')
  events.streams[0]?.send(4, { tipo: 'inicio' })
  await waitFor(() => expect(heard).toEqual([[4, { tipo: 'inicio' }]]))
  events.streams[0]?.drop()
  await waitFor(() => expect(states).toEqual(['live', 'lost']))
  await jest.advanceTimersByTimeAsync(1000)
  expect(events.streams.map((stream) => stream.lastEventId)).toEqual(['', '4'])
  stop()
  expect(events.streams[1]?.isOpen()).toBe(false)
})

test('a silent connection counts as lost', async () => {
  jest.useFakeTimers()
  const stop = follow([])
  await waitFor(() => expect(events.streams).toHaveLength(1))
  await jest.advanceTimersByTimeAsync(51_000 + 1000)
  expect(events.streams).toHaveLength(2)
  stop()
})

test('a hidden tab lets go of its connection and takes it up again when it is looked at', async () => {
  const stop = follow([])
  await waitFor(() => expect(events.streams).toHaveLength(1))
  const hide = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  hide(true)
  await waitFor(() => expect(events.streams[0]?.isOpen()).toBe(false))
  expect(events.streams).toHaveLength(1)
  hide(false)
  await waitFor(() => expect(events.streams).toHaveLength(2))
  stop()
})
