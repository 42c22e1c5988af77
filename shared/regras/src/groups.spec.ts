import { inFours } from './groups'

test.each([
  ['', ''],
  ['ABC', 'ABC'],
  ['ABCD', 'ABCD'],
  ['ABCDEFGH', 'ABCD-EFGH'],
  ['ABCDEFGHIJ', 'ABCD-EFGH-IJ'],
])('%j in fours is %j', (code, read) => {
  expect(inFours(code, '-')).toBe(read)
})
