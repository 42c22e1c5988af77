const withCents = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const whole = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 })

/**
 * Reais → 'R$ 1.234,00' (with a non-breaking space); with `cents: 'auto'` whole amounts lose the ',00'
 * as in «de R$ 1.800 a R$ 2.500».
 */
export function formatMoney(value: number, options: { cents?: 'always' | 'auto' } = {}): string {
  const short = options.cents === 'auto' && Number.isInteger(value)
  return (short ? whole : withCents).format(value)
}

/** 'R$ 1.234,50', '1.234,5' or '1234' → reais; null when there is no number in it. */
export function parseMoney(text: string): number | null {
  const clean = text.replace(/[^\d,-]/g, '').replace(',', '.')
  const value = Number(clean)
  return /\d/.test(clean) && Number.isFinite(value) ? value : null
}
