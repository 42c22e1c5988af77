import { partThousands } from './thousands'

/** Money in reais. Parts of a real are cents: nothing smaller is read or written. */

/** Made when it is first asked for: the browser's first formatter takes longer than drawing a list. */
let formatter: Intl.NumberFormat | undefined

/**
 * Reais → 'R$ 1.234,00' (with a non-breaking space); with `cents: 'auto'` whole amounts lose the ',00'
 * as in «de R$ 1.800 a R$ 2.500».
 */
export function formatDinheiro(value: number, options: { cents?: 'always' | 'auto' } = {}): string {
  formatter ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  const text = formatter.format(value)
  return options.cents === 'auto' ? text.replace(/,00$/, '') : text
}

/** An amount in words, whole reais without cents; '' where none is told. */
export const dinheiroOrEmpty = (value: number | null): string =>
  value === null ? '' : formatDinheiro(value, { cents: 'auto' })

/** Thousands with dots or none, cents after a comma: '1.234,56', '1234,5', ',50'. */
const BRAZILIAN = /^(\d{1,3}(?:\.\d{3})+|\d*)(?:,(\d{0,2}))?$/
/** A dot before one or two digits at the end parts cents, as a spreadsheet or a keypad writes them: '1234.56'. */
const WITH_DOTS = /^(\d+)\.(\d{1,2})$/

/**
 * An amount in any Brazilian notation → reais, exact to the cent.
 * @param text 'R$ 1.234,50', '1.234', '1234,5', '1234.56', '-R$ 3,00'
 * @returns null when there is no amount in it, or more than one way to read it
 */
export function parseDinheiro(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00a0]|R\$/gi, '')
  const isNegative = /^[-−]/.test(bare)
  const digits = isNegative ? bare.slice(1) : bare
  if (!/\d/.test(digits)) return null
  const [, reais, fraction = ''] = BRAZILIAN.exec(digits) ?? WITH_DOTS.exec(digits) ?? []
  if (reais === undefined) return null
  const cents = Number(`${reais.replaceAll('.', '')}${fraction.padEnd(2, '0')}`)
  return Number.isSafeInteger(cents) ? (isNegative && cents > 0 ? -cents : cents) / 100 : null
}

/**
 * Reais as one types them into a field: 1234.5 → '1.234,5'.
 * @param options `cents: 'both'` writes both digits of a part of a real: '1.234,50'
 */
export function typedDinheiro(value: number, options: { cents?: 'both' } = {}): string {
  const isPart = options.cents === 'both' && !Number.isInteger(value)
  return maskDinheiro((isPart ? value.toFixed(2) : String(value)).replace('.', ','))
}

/** Digits with thousands dots and at most two decimals, as one types them: '1234,5' → '1.234,5'. */
export function maskDinheiro(text: string): string {
  const [reais = '', ...rest] = text.replaceAll(/[^\d,]/g, '').split(',')
  const digits = reais.replace(/^0+(?=\d)/, '').slice(0, 12)
  const grouped = partThousands(digits)
  return rest.length > 0 ? `${grouped || '0'},${rest.join('').slice(0, 2)}` : grouped
}
