import { isCor } from './cor'

test.each([
  ['#1a2b3c', true],
  ['#1A2B3C', true],
  ['#fff', false],
  ['1a2b3c', false],
  ['#1a2b3g', false],
  [' #1a2b3c', false],
  ['black', false],
])('%j is a colour: %s', (text, expected) => {
  expect(isCor(text)).toBe(expected)
})
