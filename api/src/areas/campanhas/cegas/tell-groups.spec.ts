import fc from 'fast-check'
import { tellNumbers } from './tell-groups'

test.each<[numbers: number[], told: (number | null)[]]>([
  [
    [12, 9, 7],
    [12, 9, 7],
  ],
  [
    [12, 9, 4],
    [12, null, null],
  ],
  [
    [12, 4, 3],
    [12, null, null],
  ],
  [[4], [null]],
  [
    [0, 8],
    [null, null],
  ],
])('of %j is told %j', (numbers, told) => {
  expect(tellNumbers(numbers)).toEqual(told)
})

test('no number below five is told, and no single one can be reckoned from the sum', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 2 }), (numbers) => {
      const told = tellNumbers(numbers)
      expect(told.filter((one) => one !== null && one < 5)).toEqual([])
      expect(told.filter((one) => one === null)).not.toHaveLength(1)
    }),
  )
})
