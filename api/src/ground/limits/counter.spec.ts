import * as fc from 'fast-check'
import { createMemoryCounter } from './counter'

test('a window counts from its first and begins anew when it is over', async () => {
  let now = 0
  const counter = createMemoryCounter(() => now)
  expect(await counter.add('a', 100)).toEqual({ total: 1, endsIn: 100 })
  now = 60
  expect(await counter.add('a', 100)).toEqual({ total: 2, endsIn: 40 })
  expect(await counter.add('b', 100)).toEqual({ total: 1, endsIn: 100 })
  now = 100
  expect(await counter.add('a', 100)).toEqual({ total: 1, endsIn: 100 })
})

test('what did not come about is not counted, and never below nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 30 }), async (adds) => {
      const counter = createMemoryCounter(() => 0)
      let expected = 0
      for (const isAdd of adds) {
        expected = isAdd ? expected + 1 : Math.max(0, expected - 1)
        if (isAdd) expect((await counter.add('a', 10)).total).toBe(expected)
        else await counter.takeBack('a')
      }
    }),
  )
})

test('a flood of keys is forgotten from its beginning, the newest stay counted', async () => {
  const counter = createMemoryCounter(() => 0)
  for (let n = 0; n < 25_000; n += 1) await counter.add(`k${n}`, 1000)
  expect((await counter.add('k0', 1000)).total).toBe(1)
  expect((await counter.add('k24999', 1000)).total).toBe(2)
})
