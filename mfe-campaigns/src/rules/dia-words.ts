import { formatDiaAndMes } from '@seleta/regras/dia'
import { countOf } from '@seleta/regras/plural'

/** What a chart of a period without applications says. */
export const NO_INSCRICOES = 'Nenhuma inscrição no período.'

/** Days of the wire as charts and sentences tell them. Pure. */
export interface DiaTotal {
  /** `yyyy-mm-dd`. */
  readonly dia: string
  readonly total: number
}

/** Noon UTC: the same calendar day in every Brazilian zone. */
export const dateOf = (dia: string) => new Date(`${dia}T12:00:00Z`)

/** A place on the time axis, `04/03`. */
export const axisText = (x: Date | number) => formatDiaAndMes(new Date(x))

export const inscricoes = (total: number) => countOf(total, 'inscrição', 'inscrições')

/** Days that are told as one: a day, or the seven days of a week. */
export interface Span {
  /** First day, `yyyy-mm-dd`. */
  readonly start: string
  readonly dias: readonly string[]
  readonly total: number
}

/** Longer periods are told by week: by day, a chart of 400 px could not be read. */
const DAYS_ONE_BY_ONE = 31
const WEEK = 7

export const isByWeek = (porDia: readonly DiaTotal[]) => porDia.length > DAYS_ONE_BY_ONE

/** The period in days or weeks. Weeks are counted back from the last day, so only the first can be short. */
export function spansOf(porDia: readonly DiaTotal[]): Span[] {
  const size = isByWeek(porDia) ? WEEK : 1
  const first = porDia.length % size
  const starts = [...(first > 0 ? [0] : []), ...range(first, porDia.length, size)]
  return starts.map((from, index) => {
    const days = porDia.slice(from, starts[index + 1] ?? porDia.length)
    return {
      start: days[0]?.dia ?? '',
      dias: days.map(({ dia }) => dia),
      total: days.reduce((sum, one) => sum + one.total, 0),
    }
  })
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step)
}

/** What the applications of a period show, in one sentence. */
export function findingOfSpans(spans: readonly Span[]): string {
  const total = spans.reduce((sum, one) => sum + one.total, 0)
  const best = spans.reduce<Span | null>(
    (top, one) => (top === null || one.total > top.total ? one : top),
    null,
  )
  if (best === null || total === 0) return NO_INSCRICOES
  const when =
    best.dias.length > 1
      ? `a semana mais movimentada começou em ${formatDiaAndMes(best.start)}`
      : `o dia mais movimentado foi ${formatDiaAndMes(best.start)}`
  return `${inscricoes(total)} no período; ${when}, com ${best.total}.`
}
