import { createEventParser } from './event-parser'

const STREAM =
  ': \n\nid: 7\ndata: {"tipo":"inicio"}\n\nid: 8\r\ndata: a:b\r\ndata: c\r\n\r\n: \n\ndata: última\n\n'
const EVENTS = [
  { id: '7', data: '{"tipo":"inicio"}' },
  { id: '8', data: 'a:b\nc' },
  { id: '', data: 'última' },
]

test('events are read whole, signs of life are not events', () => {
  expect(createEventParser()(STREAM)).toEqual(EVENTS)
})

test('an event that has not ended waits for its end', () => {
  const parse = createEventParser()
  expect(parse('id: 1\ndata: {"a"')).toEqual([])
  expect(parse(':1}\n')).toEqual([])
  expect(parse('\n')).toEqual([{ id: '1', data: '{"a":1}' }])
})

test('the pieces in which text arrives do not matter', () => {
  for (let first = 0; first <= STREAM.length; first += 1) {
    for (let second = first; second <= STREAM.length; second += 1) {
      const parse = createEventParser()
      const pieces = [STREAM.slice(0, first), STREAM.slice(first, second), STREAM.slice(second)]
      expect(pieces.flatMap(parse)).toEqual(EVENTS)
    }
  }
})
