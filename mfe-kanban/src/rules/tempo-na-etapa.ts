import { diaInBrazil, diasBetween } from '@seleta/regras/dia'
import { countOf } from '@seleta/regras/plural'

/**
 * Calendar days that a person has been in their present stage, of Brazil's calendar: product 48.
 * @returns 0 on the first day, never negative
 */
export function diasNaEtapa(naEtapaDesde: string, agora: Date): number {
  return Math.max(0, diasBetween(diaInBrazil(naEtapaDesde), diaInBrazil(agora)))
}

/** The card's line in the spec's capitals: 'Aberto há 3 DIAS', 'Aberto há 1 DIA', 'Aberto HOJE'. */
export function openSince(dias: number): string {
  if (dias === 0) return 'Aberto HOJE'
  return `Aberto há ${countOf(dias, 'DIA', 'DIAS')}`
}
