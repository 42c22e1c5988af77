const DIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/**
 * The calendar day in Brazil.
 * @returns `yyyy-mm-dd`
 */
export function diaNoBrasil(moment: Date = new Date()): string {
  return DIA.format(moment)
}
