import { TooManyError } from '../domain-error'
import { createTurns } from './turns'

/** Work that ends when it is told to. */
function heldWork() {
  const ends: (() => void)[] = []
  const begun: string[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.push(() => resolve(name)))
  }
  return { begun, work, endNext: () => ends.shift()?.() }
}

test('only so many go at a time, the others in the order they came', async () => {
  const { begun, work, endNext } = heldWork()
  const inTurn = createTurns({ running: 2, waiting: 10 })
  const all = ['a', 'b', 'c', 'd'].map((name) => inTurn(work(name)))
  expect(begun).toEqual(['a', 'b'])
  endNext()
  await all[0]
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const one of all) {
    endNext()
    await one
  }
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('work that fails gives its place on', async () => {
  const inTurn = createTurns({ running: 1, waiting: 10 })
  const failing = inTurn(() => Promise.reject(new Error('no')))
  const next = inTurn(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('done')
})

test('when the line is full nobody is taken, and who waits keeps the place', async () => {
  const { work, endNext } = heldWork()
  const inTurn = createTurns({ running: 1, waiting: 1 })
  const [first, second] = [inTurn(work('a')), inTurn(work('b'))]
  await expect(inTurn(work('c'))).rejects.toBeInstanceOf(TooManyError)
  endNext()
  await first
  endNext()
  await expect(second).resolves.toBe('b')
})

test('who goes while waiting leaves the line to others', async () => {
  const { begun, work, endNext } = heldWork()
  const inTurn = createTurns({ running: 1, waiting: 1 })
  const first = inTurn(work('a'))
  const gone = new AbortController()
  const left = inTurn(work('b'), gone.signal)
  gone.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  const second = inTurn(work('c'))
  endNext()
  await first
  endNext()
  expect([await second, begun]).toEqual(['c', ['a', 'c']])
})
