import { countOf } from './plural'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DIA = 24 * HOUR

/**
 * How long ago something happened, short as the design says it: «agora», «há 5 min», «há 2 h», «há 4 dias», «há 2 meses»,
 * «há 1 ano». Beside it stands the whole date, in a tooltip.
 * @param moment ISO 8601; what lies ahead is «agora», what is no moment «—»
 */
export function timeAgo(moment: Date | string, now: Date): string {
  const passed = now.getTime() - new Date(moment).getTime()
  if (Number.isNaN(passed)) return '—'
  if (passed < MINUTE) return 'agora'
  if (passed < HOUR) return `há ${Math.floor(passed / MINUTE)} min`
  if (passed < DIA) return `há ${Math.floor(passed / HOUR)} h`
  const dias = Math.floor(passed / DIA)
  if (dias < 31) return `há ${countOf(dias, 'dia', 'dias')}`
  if (dias < 365) return `há ${countOf(Math.floor(dias / 30.44), 'mês', 'meses')}`
  return `há ${countOf(Math.max(1, Math.floor(dias / 365.25)), 'ano', 'anos')}`
}
