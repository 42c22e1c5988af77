import { countOf, plural } from '@seleta/regras/plural'
import { vocabulary } from '@seleta/regras/vocabulary'
import { diasBetween, formatDia } from '@seleta/regras/dia'
import type { CampanhaItem } from '@seleta/contract/campanhas'
import type { SituacaoCampanha } from '@seleta/contract/limits'

/** How a campaign is told in the list. Pure. */
export const situacaoTones = vocabulary<SituacaoCampanha, 'neutral' | 'success' | 'warning' | 'info'>(
  {
    RASCUNHO: 'neutral',
    PUBLICADA: 'success',
    PAUSADA: 'warning',
    ENCERRADA: 'info',
  },
  'neutral',
)

/** `2026-03-04` → `04/03/2026`, «—» without one. */
export const dayInNumbers = (day: string | null): string => formatDia(day) || '—'

const CLOSING_SOON_DAYS = 3

/**
 * «encerra em 3 dias» for an open campaign that closes soon, empty otherwise.
 * @param today `yyyy-mm-dd`, Brazil's day
 */
export function closingWords({ fechamento, situacao }: CampanhaItem, today: string): string {
  if (fechamento === null || situacao !== 'PUBLICADA') return ''
  const days = diasBetween(today, fechamento)
  if (days < 0) return 'prazo vencido'
  if (days > CLOSING_SOON_DAYS) return ''
  if (days === 0) return 'encerra hoje'
  return plural(days, 'encerra amanhã', `encerra em ${days} dias`)
}

/** Name of a campaign that may not have one yet. */
export const nameOf = (campanha: Pick<CampanhaItem, 'nome' | 'id'>) =>
  campanha.nome.trim() === '' ? `Rascunho sem nome (#${campanha.id})` : campanha.nome

/** A draft has no public page. */
export const hasLink = ({ situacao }: Pick<CampanhaItem, 'situacao'>) => situacao !== 'RASCUNHO'

/** Only an open campaign can be ended (product 13). */
export const canEncerrar = ({ situacao }: Pick<CampanhaItem, 'situacao'>) =>
  situacao === 'PUBLICADA' || situacao === 'PAUSADA'

/** What a search found, for screen readers; empty while it is not known. */
export function foundWords(total: number | undefined): string {
  if (total === undefined) return ''
  if (total === 0) return 'Nenhuma campanha encontrada.'
  return countOf(total, 'campanha encontrada.', 'campanhas encontradas.')
}
