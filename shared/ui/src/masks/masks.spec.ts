import * as fc from 'fast-check'
import { clampDate } from './date'
import {
  formatDate,
  formatMoney,
  isCardNumber,
  isCnpj,
  isCpf,
  masks,
  parseDate,
  parseMoney,
  phoneDigits,
} from './masks'
import type { MaskName } from './masks'

const names: MaskName[] = ['cpf', 'cnpj', 'telefone', 'cep', 'rg', 'dinheiro', 'data', 'cartao']
const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...'0123456789./-() ,XABZx'.split('')) }),
)

describe('every mask', () => {
  it.each(names)('%s leaves its own writing as it is', (name) => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = masks[name].format(text)
        expect(masks[name].format(once)).toBe(once)
      }),
    )
  })

  it.each(names)('%s reads the same characters from the masked as from the bare text', (name) => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(masks[name].parse(masks[name].format(text))).toBe(masks[name].parse(text))
      }),
    )
  })

  it.each(names.filter((name) => name !== 'dinheiro'))('%s can be deleted one sign at a time', (name) => {
    fc.assert(
      fc.property(typed, (text) => {
        const shown = masks[name].format(text)
        if (shown) expect(masks[name].format(shown.slice(0, -1)).length).toBeLessThan(shown.length)
      }),
    )
  })
})

describe('masks as they look', () => {
  it.each<[MaskName, string, string]>([
    ['cpf', '52998224725', '529.982.247-25'],
    ['cpf', '5299', '529.9'],
    ['cnpj', '11222333000181', '11.222.333/0001-81'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['telefone', '1134567890', '(11) 3456-7890'],
    ['telefone', '11987654321', '(11) 98765-4321'],
    ['telefone', '+55 11 98765-4321', '(11) 98765-4321'],
    ['cep', '01310100', '01310-100'],
    ['rg', '12345678x', '12.345.678-X'],
    ['rg', '1234567xx', '12.345.67'],
    ['dinheiro', '1234567,891', '1.234.567,89'],
    ['dinheiro', ',5', '0,5'],
    ['data', '25122026', '25/12/2026'],
    ['data', '45', '31'],
    ['data', '4513', '31/12'],
    ['data', '99992026', '31/12/2026'],
    ['cartao', '4111111111111111', '4111 1111 1111 1111'],
  ])('%s writes %s as %s', (name, text, shown) => {
    expect(masks[name].format(text)).toBe(shown)
  })
})

describe('what counts as whole', () => {
  it('knows a CPF by its check digits', () => {
    expect(isCpf('529.982.247-25')).toBe(true)
    expect(isCpf('529.982.247-26')).toBe(false)
    expect(isCpf('111.111.111-11')).toBe(false)
  })

  it('accepts a CNPJ with letters and refuses one with a wrong digit', () => {
    expect(isCnpj('12.ABC.345/01DE-35')).toBe(true)
    expect(isCnpj('12.ABC.345/01DE-36')).toBe(false)
    expect(isCnpj('11.222.333/0001-81')).toBe(true)
  })

  it('wants 10 or 11 digits in a phone, whatever its country prefix', () => {
    expect(masks.telefone.isComplete('(11) 3456-789')).toBe(false)
    expect(masks.telefone.isComplete('1134567890')).toBe(true)
    expect(phoneDigits('5511987654321')).toBe('11987654321')
  })

  it('does not take the area code 55 of Rio Grande do Sul for a country', () => {
    expect(phoneDigits('55987654321')).toBe('55987654321')
    expect(masks.telefone.format('(55) 98765-43210')).toBe('(55) 98765-4321')
  })

  it('knows a card by its sum', () => {
    expect(isCardNumber('4111 1111 1111 1111')).toBe(true)
    expect(isCardNumber('4111 1111 1111 1112')).toBe(false)
  })
})

describe('dates', () => {
  it('never show a day above 31 nor a month above 12', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{4,8}$/), (digits) => {
        const clamped = clampDate(digits)
        expect(Number(clamped.slice(0, 2))).toBeLessThanOrEqual(31)
        expect(Number(clamped.slice(2, 4))).toBeLessThanOrEqual(12)
      }),
    )
  })

  it('go to the wire and back unchanged', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10)
        expect(parseDate(formatDate(iso))).toBe(iso)
      }),
    )
  })

  it.each(['31/02/2026', '29/02/2027', '00/10/2026', '1/1/2026', '', '31/12/20'])('refuse %p', (text) => {
    expect(parseDate(text)).toBeNull()
  })
})

describe('money', () => {
  it('goes from reais to text and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (cents) => {
        expect(parseMoney(formatMoney(cents / 100))).toBeCloseTo(cents / 100, 2)
      }),
    )
  })

  it('is written as Brazilians write it', () => {
    expect(formatMoney(1234)).toBe('R$\u00a01.234,00')
    expect(formatMoney(1800, { cents: 'auto' })).toBe('R$\u00a01.800')
    expect(parseMoney('abc')).toBeNull()
  })
})
