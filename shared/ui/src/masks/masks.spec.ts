import * as fc from 'fast-check'
import { isCardNumber } from './card-number'
import { masks } from './masks'
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
      { seed: 5 },
    )
  })

  it.each(names)('%s reads the same characters from the masked as from the bare text', (name) => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(masks[name].parse(masks[name].format(text))).toBe(masks[name].parse(text))
      }),
      { seed: 5 },
    )
  })

  it.each(names.filter((name) => name !== 'dinheiro'))('%s can be deleted one sign at a time', (name) => {
    fc.assert(
      fc.property(typed, (text) => {
        const shown = masks[name].format(text)
        if (shown) expect(masks[name].format(shown.slice(0, -1)).length).toBeLessThan(shown.length)
      }),
      { seed: 5 },
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
  it('wants 10 or 11 digits in a phone, whatever its country prefix', () => {
    expect(masks.telefone.isComplete('(11) 3456-789')).toBe(false)
    expect(masks.telefone.isComplete('1134567890')).toBe(true)
    expect(masks.telefone.parse('5511987654321')).toBe('11987654321')
  })

  it('does not take the area code 55 of Rio Grande do Sul for a country', () => {
    expect(masks.telefone.parse('55987654321')).toBe('55987654321')
    expect(masks.telefone.format('(55) 98765-43210')).toBe('(55) 98765-4321')
  })

  it('wants a day that the calendar has', () => {
    expect(masks.data.isComplete('29/02/2028')).toBe(true)
    expect(masks.data.isComplete('31/02/2026')).toBe(false)
    expect(masks.data.isComplete('31/12/20')).toBe(false)
  })

  it('knows a card by its sum', () => {
    expect(isCardNumber('4111 1111 1111 1111')).toBe(true)
    expect(isCardNumber('4111 1111 1111 1112')).toBe(false)
  })
})
