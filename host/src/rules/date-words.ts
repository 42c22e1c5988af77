import { countOf } from '@seleta/regras/plural'

const steps = [
  { unit: 'min', ms: 60_000, until: 60 },
  { unit: 'h', ms: 3_600_000, until: 24 },
  { unit: 'd', ms: 86_400_000, until: Infinity },
] as const

/**
 * How long ago, in short: «agora», «há 5 min», «há 2 h», «há 3 dias».
 * @param moment as on the wire
 * @param now for tests
 */
export function ago(moment: string | Date, now: Date = new Date()): string {
  const passed = now.getTime() - new Date(moment).getTime()
  if (passed < 60_000) return 'agora'
  const step = steps.find(({ ms, until }) => passed / ms < until) ?? steps[2]
  const count = Math.floor(passed / step.ms)
  if (step.unit === 'd') return `há ${countOf(count, 'dia', 'dias')}`
  return `há ${count} ${step.unit}`
}
