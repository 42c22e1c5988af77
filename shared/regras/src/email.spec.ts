import { assert, constantFrom, property, string, tuple } from 'fast-check'
import { canonicalEmail, isEmail, mailLink, readEmail } from './email'

test.each([
  "d'avila@exemplo.com.br",
  'ana@loja.com.br',
  'a.b+c@x-y.co',
  'm@a.br',
  'ANA@EXEMPLO.COM',
  'rh&cia@exemplo.com',
  'demo@seleta.local',
  'a@xn--caf-dma.xn--p1ai',
])('%s is an address', (email) => {
  expect(isEmail(email)).toBe(true)
  expect(readEmail(`  ${email}\n`)).toBe(email)
})

test.each([
  '',
  'ana',
  'a@b',
  'a@b.c',
  'a b@c.de',
  'a@c..de',
  '.a@c.de',
  'a.@c.de',
  'a..b@c.de',
  'a@-c.de',
  'a@c-.de',
  'a@c.d1',
  'a@@c.de',
  '"a"@c.de',
  '<a@c.de>',
  'Ana <a@c.de>',
  'a@c.de,b@c.de',
  'a@c.de;b@c.de',
  'a@c.de\r\nBcc: x@y.zz',
  'a@c.de?bcc=x@y.zz',
  'joão@exemplo.com',
  'a\u200b@c.de',
  '\u212a@c.de',
  'a@[127.0.0.1]',
  `${'a'.repeat(65)}@c.de`,
  `a@${'c'.repeat(250)}.de`,
])('%j is none', (email) => {
  expect(isEmail(email)).toBe(false)
  expect(mailLink(email)).toBeNull()
})

/** Everything that `trim` takes: white space and line ends of ECMAScript. */
const BRANCOS =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'.split(
    '',
  )

test.each([
  ['ana@café.com.br', 'ana@xn--caf-dma.com.br'],
  ['ana@CAFÉ.com.br', 'ana@xn--caf-dma.com.br'],
  ['ana@cafe\u0301.com.br', 'ana@xn--caf-dma.com.br'],
  ['ana@XN--CAF-DMA.com.br', 'ana@xn--caf-dma.com.br'],
  ['Ana@ｇmail.com', 'Ana@gmail.com'],
  ['ana@𝐠mail.ｃom', 'ana@gmail.com'],
  ['Ana@Exemplo.COM', 'Ana@Exemplo.COM'],
])('%s is stored as mail servers know it: %s', (typed, stored) => {
  expect(readEmail(typed)).toBe(stored)
  expect(canonicalEmail(typed)).toBe(stored.toLowerCase())
})

test.each(['a@café.com/x', 'a@café.com:25', 'a@café.com#x', 'a@x@café.com?y'])('%s stays none', (text) => {
  expect(readEmail(text)).toBeNull()
  expect(canonicalEmail(text)).toBe(text)
})

test('an address is counted and looked up as one, whatever trim takes stands around it and in whatever case', () => {
  expect(BRANCOS.filter((sign) => sign.trim() !== '')).toEqual([])
  for (const sign of BRANCOS) {
    expect(canonicalEmail(`${sign}Ana@Exemplo.com${sign}`)).toBe('ana@exemplo.com')
  }
  assert(
    property(tuple(string(), constantFrom(...BRANCOS), constantFrom(...BRANCOS)), ([text, before, after]) => {
      const one = canonicalEmail(text)
      expect(canonicalEmail(`${before}${text}${after}`)).toBe(one)
      expect(canonicalEmail(one)).toBe(one)
    }),
    { seed: 2, numRuns: 500 },
  )
})

test('no address holds a sign that ends a header or begins another address', () => {
  assert(
    property(
      string({ unit: 'binary', maxLength: 12 }),
      constantFrom('', '@c.de', '@c.de\r\n'),
      (text, rest) => {
        const email = readEmail(`${text}${rest}`)
        if (email !== null) expect(email).not.toMatch(/[\s\p{Cc},;<>()"\\[\]:]/u)
      },
    ),
    { seed: 7, numRuns: 2000 },
  )
})

test('a link holds the address and nothing that a mail program would read as more', () => {
  expect(mailLink('ana@exemplo.com.br')).toBe('mailto:ana@exemplo.com.br')
  expect(mailLink("d'avila@exemplo.com.br")).toBe("mailto:d'avila@exemplo.com.br")
  expect(mailLink('a?bcc=x&y@c.de')).toBe('mailto:a%3Fbcc%3Dx%26y@c.de')
  for (const bad of ['', 'ana', 'a@b', 'a@b.c\r\nBcc: x@y.z', 'a@b.c?bcc=x@y.z', 'a@b.c,d@e.f'])
    expect(mailLink(bad)).toBeNull()
})
