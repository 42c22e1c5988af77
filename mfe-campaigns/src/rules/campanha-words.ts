import { countOf, plural } from '@seleta/regras/plural'
import { diasBetween, formatDia } from '@seleta/regras/dia'
import { isAberta, isEncerrando } from '@seleta/contract/aberta'
import type { CampanhaItem } from '@seleta/contract/campanhas'

/** How a campaign is told in the list. Pure. */

/**
 * Where a campaign is, short enough for a row: the first of its cities and how many more.
 * @param localidade as the wire has it, «São Paulo – SP, Osasco – SP»
 */
export function firstPlace(localidade: string): string {
  const [first = '', ...others] = localidade.split(', ')
  return others.length === 0 ? first : `${first} +${others.length}`
}

/** `2026-03-04` → `04/03/2026`, «—» without one. */
export const dayInNumbers = (day: string | null): string => formatDia(day) || '—'

/**
 * «encerra em 3 dias» for an open campaign that closes soon, empty otherwise.
 * @param today `yyyy-mm-dd`, Brazil's day
 */
export function closingWords(campanha: CampanhaItem, today: string): string {
  const { fechamento, situacao } = campanha
  if (fechamento === null) return ''
  if (situacao === 'PUBLICADA' && !isAberta(campanha, today)) return 'prazo vencido'
  if (!isEncerrando(campanha, today)) return ''
  const days = diasBetween(today, fechamento)
  if (days === 0) return 'encerra hoje'
  return plural(days, 'encerra amanhã', `encerra em ${days} dias`)
}

/** What a search found, for screen readers; empty while it is not known. */
export function foundWords(total: number | undefined): string {
  if (total === undefined) return ''
  if (total === 0) return 'Nenhuma campanha encontrada.'
  return countOf(total, 'campanha encontrada.', 'campanhas encontradas.')
}
