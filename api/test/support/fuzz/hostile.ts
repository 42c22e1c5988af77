import * as fc from 'fast-check'

/** Values that somebody who wants to break something sends: wrong kinds, edges, what a database or a page trips over. */

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udc00y',
    '\u202Egpj.exe',
    '__proto__',
    'constructor',
    'toString',
    "' or 1=1 --",
    '"; drop table talento; --',
    '${7*7}',
    '{{constructor}}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '%zz',
    '\r\nx: y',
    '＝1+1',
    'NaN',
    'Infinity',
    '-1',
    '1e309',
    '9223372036854775808',
    '99999999999999999999',
    '0x10',
    '2026-02-30',
    '0000-00-00',
    '275760-09-13',
    '2026-11-22T25:61:61Z',
    '00000000-0000-0000-0000-000000000000',
    '(((((((((',
    '"aberta',
    '& | ! <->',
    '*:*',
    'a'.repeat(300),
    '𝕏'.repeat(200),
    'é'.repeat(5000),
    'x'.repeat(100_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

const nest = (depth: number): unknown => {
  let value: unknown = 'x'
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value }
  return value
}

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      2 ** 31,
      2 ** 53,
      -(2 ** 63),
      1e308,
      [],
      {},
      [[]],
      [null],
      { length: -1 },
      nest(50),
      nest(400),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** How a text gets into an address: as it must be written, or as nobody should. */
export const inAddress = (text: string, isRaw: boolean): string =>
  isRaw
    ? text.replaceAll(/[\s\0#?/\\]/g, '').slice(0, 200)
    : text
        .split(/(\p{Surrogate})/u)
        .map((part) => (part.isWellFormed() ? encodeURIComponent(part) : bytesOf(part)))
        .join('')

/** Half a pair has no UTF-8; a program that sends it writes these bytes. */
function bytesOf(half: string): string {
  const code = half.charCodeAt(0)
  return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
    .map((byte) => `%${byte.toString(16)}`)
    .join('')
}
