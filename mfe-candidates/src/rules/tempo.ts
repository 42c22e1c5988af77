import { countOf } from '@seleta/regras/plural'

/** Moments as people say them: «há 4 dias», with the whole date for the tooltip. Brazilian Portuguese. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const relative = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'always' })

/**
 * @param momento ISO 8601
 * @param now for tests
 */
export function timeAgo(momento: string, now: Date = new Date()): string {
  const then = new Date(momento)
  if (Number.isNaN(then.getTime())) return '—'
  const elapsed = Math.max(0, now.getTime() - then.getTime())
  if (elapsed < MINUTE) return 'agora'
  if (elapsed < HOUR) return relative.format(-Math.floor(elapsed / MINUTE), 'minute')
  if (elapsed < DAY) return relative.format(-Math.floor(elapsed / HOUR), 'hour')
  const days = Math.floor(elapsed / DAY)
  if (days < 31) return relative.format(-days, 'day')
  if (days < 365) return relative.format(-Math.floor(days / 30.44), 'month')
  return relative.format(-Math.floor(days / 365.25) || -1, 'year')
}

/** '32 anos', '1 ano'; «—» when unknown. */
export function idadeInAnos(idade: number | null): string {
  if (idade === null) return '—'
  return countOf(idade, 'ano', 'anos')
}
