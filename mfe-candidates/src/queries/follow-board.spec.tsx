import type { FakeEvents } from '@seleta/testing/fake-events'
import { startFakeEvents } from '@seleta/testing/fake-events'
import { waitFor } from '@testing-library/react'
import { followBoard } from './follow-board'

let events: FakeEvents
beforeEach(() => {
  events = startFakeEvents()
})
afterEach(() => events.stop())

test('however many listen to a board, it is one connection, let go of with the last of them', async () => {
  const heard: string[] = []
  const stops = ['a', 'b', 'c'].map((name) => followBoard(7, ({ tipo }) => heard.push(`${name} ${tipo}`)))
  const other = followBoard(8, () => undefined)
  await waitFor(() => expect(events.streams).toHaveLength(2))
  stops[0]?.()
  events.streams[0]?.send(1, { tipo: 'inicio' })
  await waitFor(() => expect(heard).toEqual(['b inicio', 'c inicio']))
  stops[1]?.()
  expect(events.streams[0]?.isOpen()).toBe(true)
  stops[2]?.()
  expect(events.streams.map((stream) => stream.isOpen())).toEqual([false, true])
  const again = followBoard(7, () => undefined)
  await waitFor(() => expect(events.streams).toHaveLength(3))
  for (const stop of [again, other]) stop()
})
