/** Numbers as Brazilians write them. Made once: a formatter costs more than what it writes. */

const integer = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 })

/** 5000 → '5.000'. */
export const formatInteger = (value: number): string => integer.format(value)

/** 12.25 → '12,3': at most one decimal. */
export const formatDecimal = (value: number): string => decimal.format(value)

/** 0.257 → '26%'. */
export const formatPercent = (value: number): string => percent.format(value)

const toSheet = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2, useGrouping: false })

/** 1234.5 → '1234,5', as a cell that a spreadsheet reads as a number. */
export const formatForSheet = (value: number): string => toSheet.format(value)
