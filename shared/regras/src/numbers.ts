import { partThousands } from './thousands'
import { once } from './once'

/** Numbers as Brazilians write them. Formatters are made once: each costs more than what it writes. */

const formatOf = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat('pt-BR', options))

/** 5000 → '5.000'. By hand: every first screen counts something, and the browser's first formatter makes it wait. */
export const formatInteger = (value: number): string =>
  (value < 0 ? '-' : '') + partThousands(String(Math.round(Math.abs(value))))

const decimal = formatOf({ maximumFractionDigits: 1 })

/** 12.25 → '12,3': at most one decimal. */
export const formatDecimal = (value: number): string => decimal().format(value)

const percent = formatOf({ style: 'percent', maximumFractionDigits: 0 })

/** 0.257 → '26%'. */
export const formatPercent = (value: number): string => percent().format(value)

const toSheet = formatOf({ maximumFractionDigits: 2, useGrouping: false })

/** 1234.5 → '1234,5', as a cell that a spreadsheet reads as a number. */
export const formatForSheet = (value: number): string => toSheet().format(value)
