import { readId } from './id'

test.each([
  ['7', 7],
  ['9007199254740991', 9007199254740991],
  ['9007199254740992', null],
  ['0', null],
  ['007', null],
  ['-7', null],
  ['7.0', null],
  ['7e3', null],
  [' 7', null],
  ['sete', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the number of a row in an address: %j is %j', (text, id) => {
  expect(readId(text)).toBe(id)
})
