import { assert, constantFrom, property, string, stringMatching } from 'fast-check'
import {
  formatTelefone,
  isTelefone,
  maskTelefone,
  readTelefone,
  telLink,
  typedTelefone,
  whatsappLink,
} from './telefone'

test.each([
  ['(11) 98765-4321', '11987654321'],
  ['11 3232-1212', '1132321212'],
  ['+55 (11) 98765-4321', '11987654321'],
  ['5511987654321', '11987654321'],
  ['+55 55 99876-5432', '55998765432'],
  ['55 99876-5432', '55998765432'],
  ['(55) 3222-1234', '5532221234'],
  ['5532221234', '5532221234'],
  ['555532221234', '5532221234'],
  ['5555998765432', '55998765432'],
  ['011 98765-4321', '11987654321'],
  ['0xx11 98765-4321', '11987654321'],
  ['0 15 11 98765-4321', '11987654321'],
  ['+55 (0)11 98765-4321', '11987654321'],
  ['0055 11 98765-4321', '11987654321'],
  ['11 98765 4321 / 11 3232-1212', '11987654321'],
  ['recado: não, 21 3232-1212', '2132321212'],
  ['11 3232-1212 ramal 204', '1132321212'],
  ['11 3232-1212 ramal 204\nfalar com Ana', '1132321212'],
])('%s is the number %s', (text, numero) => {
  expect(readTelefone(text)).toBe(numero)
})

test.each([
  ['nothing', ''],
  ['no number', 'não informado'],
  ['without area code', '98765-4321'],
  ['an area code that does not exist', '(20) 98765-4321'],
  ['eleven digits that do not begin with 9', '11 88765-4321'],
  ['a number that begins with 1', '11 1234-5678'],
  ['one digit too many', '11 98765-43210'],
  ['another country', '+1 415 555 2671'],
  ['another country that looks like an area code', '+11 98765 4321'],
  ['a service number', '0800 123 4567'],
  ['one digit repeated', '11 99999-9999 9'],
  ['zeros', '00000000000'],
])('there is no link when the text is %s', (_, text) => {
  expect(whatsappLink(text)).toBeNull()
  expect(telLink(text)).toBeNull()
})

const nacional = stringMatching(/^(11|21|31|55|85|99)(9[0-9]{8}|[2-5][0-9]{7})$/).filter(isTelefone)
const prefix = constantFrom('', '+55', '55', '+55 ', '0055', '0', '+55 0', '0xx', '55 ')
const styles: readonly ((d: string) => string)[] = [
  (d) => d,
  (d) => `(${d.slice(0, 2)}) ${d.slice(2, -4)}-${d.slice(-4)}`,
  (d) => `${d.slice(0, 2)} ${d.slice(2, -4)} ${d.slice(-4)}`,
  (d) => `${d.slice(0, 2)}.${d.slice(2, -4)}.${d.slice(-4)}`,
]

test('every way of writing a number gives one link, and 55 never stands in it twice', () => {
  assert(
    property(nacional, prefix, constantFrom(...styles), (numero, before, style) => {
      expect(whatsappLink(`${before}${style(numero)}`)).toBe(`https://wa.me/55${numero}`)
    }),
    { numRuns: 1000, seed: 43 },
  )
})

test('whatever is stored, the link is 55 and 10 or 11 digits, or there is none', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 40 }), (text) => {
      const link = whatsappLink(text)
      if (link !== null) expect(link).toMatch(/^https:\/\/wa\.me\/55\d{10,11}$/)
    }),
    { numRuns: 2000, seed: 43 },
  )
  assert(
    property(stringMatching(/^[0-9+()\-. x/]{0,24}$/), (text) => {
      const link = whatsappLink(text)
      if (link !== null) expect(link).toMatch(/^https:\/\/wa\.me\/55\d{10,11}$/)
    }),
    { numRuns: 2000, seed: 43 },
  )
})

test('what was formatted is the same number again', () => {
  assert(
    property(nacional, (numero) => {
      expect(readTelefone(formatTelefone(numero))).toBe(numero)
    }),
    { seed: 43 },
  )
})

test('the message goes along as text, whatever signs it has', () => {
  expect(whatsappLink('11987654321', 'Olá, Ana & João? 100%')).toBe(
    'https://wa.me/5511987654321?text=Ol%C3%A1%2C%20Ana%20%26%20Jo%C3%A3o%3F%20100%25',
  )
})

test('a half typed number has its signs, and a pasted one loses country and trunk zero', () => {
  expect(maskTelefone('119')).toBe('(11) 9')
  expect(maskTelefone('0xx11 98765-4321')).toBe('(11) 98765-4321')
  expect(maskTelefone('+55 (11) 98765-4321')).toBe('(11) 98765-4321')
  expect(maskTelefone('(55) 98765-43210')).toBe('(55) 98765-4321')
  expect(typedTelefone('5511987654321')).toBe('11987654321')
})

test('an area code that does not exist is no phone, however whole it looks', () => {
  expect(isTelefone('(20) 98765-4321')).toBe(false)
  expect(isTelefone('(11) 98765-4321')).toBe(true)
})

test.each([
  ['11987654321', 'https://wa.me/5511987654321?text=Ol%C3%A1%20%26%20tchau'],
  ['(11) 98765-4321', 'https://wa.me/5511987654321?text=Ol%C3%A1%20%26%20tchau'],
  ['5511987654321', 'https://wa.me/5511987654321?text=Ol%C3%A1%20%26%20tchau'],
  ['1133334444', 'https://wa.me/551133334444?text=Ol%C3%A1%20%26%20tchau'],
  ['98765', null],
  ['', null],
])('%s leads to %s', (telefone, link) => {
  expect(whatsappLink(telefone, 'Olá & tchau')).toBe(link)
})
