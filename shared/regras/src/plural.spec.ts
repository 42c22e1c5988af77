import { formatDecimal, formatInteger, formatPercent } from './numbers'
import { countOf, plural } from './plural'

test('only one is singular', () => {
  expect(countOf(0, 'pessoa', 'pessoas')).toBe('0 pessoas')
  expect(countOf(1, 'pessoa', 'pessoas')).toBe('1 pessoa')
  expect(countOf(1200, 'pessoa', 'pessoas')).toBe('1.200 pessoas')
  expect(plural(2, 'linha pode entrar', 'linhas podem entrar')).toBe('linhas podem entrar')
})

test('numbers have dots for thousands and commas for parts', () => {
  expect(formatInteger(5000)).toBe('5.000')
  expect(formatDecimal(12.25)).toBe('12,3')
  expect(formatDecimal(3)).toBe('3')
  expect(formatPercent(0.257)).toBe('26%')
})
