import { assert, property, stringMatching } from 'fast-check'
import { formatCep, isCep } from './cep'
import { formatCnpj, isCnpj, normalizeCnpj } from './cnpj'
import { cpfCheckDigits, formatCpf, isCpf, readCpf } from './cpf'
import { formatPis, isPis, pisCheckDigit } from './pis'

describe('CPF', () => {
  test('is known by its check digits, with or without its signs', () => {
    expect(isCpf('529.982.247-25')).toBe(true)
    expect(isCpf('52998224725')).toBe(true)
    expect(isCpf('529.982.247-26')).toBe(false)
    expect(isCpf('111.111.111-11')).toBe(false)
    expect(isCpf('529.982.247')).toBe(false)
  })

  test('gets back the zeros that a spreadsheet dropped', () => {
    expect(readCpf('191')).toBeNull()
    expect(readCpf('1234567890')).toBe('01234567890')
    expect(readCpf('529.982.247-25')).toBe('52998224725')
    expect(readCpf('52998224726')).toBeNull()
  })

  test('is right with its own check digits and with no others', () => {
    assert(
      property(stringMatching(/^\d{9}$/), (base) => {
        const digits = cpfCheckDigits(base)
        const other = String((Number(digits) + 1) % 100).padStart(2, '0')
        expect(isCpf(base + digits)).toBe(new Set(base + digits).size > 1)
        expect(isCpf(base + other)).toBe(false)
        expect(readCpf(formatCpf(base + digits))).toBe(new Set(base + digits).size > 1 ? base + digits : null)
      }),
      { seed: 11 },
    )
  })
})

describe('CNPJ', () => {
  it.each(['11.222.333/0001-81', '12.ABC.345/01DE-35', '12abc34501de35'])('%s is right', (text) => {
    expect(isCnpj(text)).toBe(true)
    expect(isCnpj(normalizeCnpj(text))).toBe(true)
  })

  it.each([
    '11.222.333/0001-82',
    '12.ABC.345/01DE-36',
    '00000000000000',
    '123',
    '',
    '12ABC34501DEAB',
    '12ABC34501DE350',
  ])('%s is wrong', (text) => {
    expect(isCnpj(normalizeCnpj(text))).toBe(false)
  })

  it('is shown with its mask', () => {
    expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
    expect(formatCnpj('')).toBe('')
  })
})

describe('PIS and CEP', () => {
  test('a PIS is right with its own check digit and with no other', () => {
    assert(
      property(stringMatching(/^\d{10}$/), (base) => {
        const digit = pisCheckDigit(base)
        expect(isPis(`${base}${digit}`)).toBe(new Set(`${base}${digit}`).size > 1)
        expect(isPis(`${base}${(digit + 1) % 10}`)).toBe(false)
      }),
      { seed: 12 },
    )
    expect(isPis('120.56412.54-5')).toBe(true)
    expect(formatPis('12056412545')).toBe('120.56412.54-5')
    expect(formatPis('')).toBe('')
  })

  test('a CEP has eight digits', () => {
    expect(formatCep('13025000')).toBe('13025-000')
    expect(isCep('13025-000')).toBe(true)
    expect(isCep('13025-00')).toBe(false)
  })
})
