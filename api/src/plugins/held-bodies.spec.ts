import { BusyError, TooManyError } from '../ground/domain-error'
import { createHeldBodies } from './held-bodies'

/** Whose turn it is to go when bodies take too much memory (security S29). */

const MIB = 1024 * 1024

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function office() {
  const hold = createHeldBodies({ inAll: 8 * MIB, perSender: 4 * MIB }, 10)
  const ended: [string, Error][] = []
  const send = (sender: string, bytes = 0) => {
    const body = hold(sender, (error) => ended.push([sender, error]))
    if (bytes > 0) body.take(bytes)
    return body
  }
  return { send, ended }
}

it('one sender has half of the memory, and is told alone that this is too much', () => {
  const { send, ended } = office()
  for (let n = 0; n < 4; n += 1) send('a', MIB)
  send('b', MIB)
  expect(ended).toEqual([])
  send('a', MIB)
  expect(ended).toEqual([['a', expect.any(TooManyError)]])
})

it('of many who have just begun the one goes that asks for more', () => {
  const { send, ended } = office()
  for (let n = 0; n < 8; n += 1) send(`s${n}`, MIB)
  expect(ended).toEqual([])
  send('last', MIB)
  expect(ended).toEqual([['last', expect.any(BusyError)]])
})

it('of those who have held for long the heaviest goes, and who asks is taken', () => {
  const { send, ended } = office()
  send('heavy', 3 * MIB)
  jest.advanceTimersByTime(1000)
  send('light', MIB)
  jest.advanceTimersByTime(5001)
  for (let n = 0; n < 5; n += 1) send(`s${n}`, MIB)
  expect(ended).toEqual([['heavy', expect.any(BusyError)]])
})

it('nobody is ended twice, nor once it is all here; what leaves gives its memory back', () => {
  const { send, ended } = office()
  const first = send('a', 3 * MIB)
  first.settle()
  jest.advanceTimersByTime(60_000)
  const second = send('a', 2 * MIB)
  expect(ended).toEqual([['a', expect.any(TooManyError)]])
  second.take(2 * MIB)
  first.leave()
  first.leave()
  send('a', 3 * MIB)
  expect(ended).toHaveLength(1)
})

it('an ordinary form is never counted, however many come from one address', () => {
  const { send, ended } = office()
  for (let n = 0; n < 5000; n += 1) send('school', 16 * 1024)
  expect(ended).toEqual([])
})

it('each piece takes what it costs, however small it is', () => {
  const { send, ended } = office()
  const body = send('a')
  for (let n = 0; n < (4 * MIB) / 512 + 33; n += 1) body.take(1)
  expect(ended).toHaveLength(1)
})
