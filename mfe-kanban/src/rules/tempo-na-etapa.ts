import { formatInteiro } from './numeros'

const DAY_MS = 86_400_000

/**
 * Calendar days that a person has been in their present stage, as their recruiter's clock counts them: product 48.
 * @returns 0 on the first day, never negative
 */
export function diasNaEtapa(naEtapaDesde: string, agora: Date): number {
  const entrada = new Date(naEtapaDesde)
  const days = Math.round((midnightOf(agora) - midnightOf(entrada)) / DAY_MS)
  return Math.max(0, days)
}

/** The card's line in the spec's capitals: 'Aberto há 3 DIAS', 'Aberto há 1 DIA', 'Aberto HOJE'. */
export function abertoHa(dias: number): string {
  if (dias === 0) return 'Aberto HOJE'
  return `Aberto há ${formatInteiro(dias)} ${dias === 1 ? 'DIA' : 'DIAS'}`
}

function midnightOf(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()
}
