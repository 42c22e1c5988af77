import type { CampanhaItem } from '@seleta/contract/campanhas'
import type { SituacaoCampanha } from '@seleta/contract/limits'

/** How a campaign is told in the list. Pure. */
export const situacaoWords: Readonly<Record<SituacaoCampanha, string>> = {
  RASCUNHO: 'Rascunho',
  PUBLICADA: 'Publicada',
  PAUSADA: 'Pausada',
  ENCERRADA: 'Encerrada',
}

export const situacaoTones = {
  RASCUNHO: 'neutral',
  PUBLICADA: 'success',
  PAUSADA: 'warning',
  ENCERRADA: 'info',
} as const satisfies Record<SituacaoCampanha, string>

/** `2026-03-04` → `04/03/2026`, without a time zone in between. */
export function dayInNumbers(day: string | null): string {
  if (day === null) return '—'
  const [year, month, date] = day.split('-')
  return `${date}/${month}/${year}`
}

const CLOSING_SOON_DAYS = 3
const DAY_MS = 86_400_000

/**
 * «encerra em 3 dias» for an open campaign that closes soon, empty otherwise.
 * @param today `yyyy-mm-dd` of the person's calendar
 */
export function closingWords({ fechamento, situacao }: CampanhaItem, today: string): string {
  if (fechamento === null || situacao !== 'PUBLICADA') return ''
  const days = Math.round((Date.parse(fechamento) - Date.parse(today)) / DAY_MS)
  if (days < 0) return 'prazo vencido'
  if (days > CLOSING_SOON_DAYS) return ''
  return days === 0 ? 'encerra hoje' : days === 1 ? 'encerra amanhã' : `encerra em ${days} dias`
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
  return total === 1 ? '1 campanha encontrada.' : `${total} campanhas encontradas.`
}
