import { countOf } from '@seleta/regras/plural'

/** The card's line in the spec's capitals: 'Aberto há 3 DIAS', 'Aberto há 1 DIA', 'Aberto HOJE'. */
export function openSince(dias: number): string {
  if (dias === 0) return 'Aberto HOJE'
  return `Aberto há ${countOf(dias, 'DIA', 'DIAS')}`
}
