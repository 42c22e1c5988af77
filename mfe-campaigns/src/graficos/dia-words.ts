/** Days of the wire as charts and sentences tell them. Pure. */
export interface DiaTotal {
  /** `yyyy-mm-dd`. */
  readonly dia: string
  readonly total: number
}

const axisFormat = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', timeZone: 'UTC' })

/** `2026-03-04` → `04/03`. */
export const dayText = (dia: string) => dia.split('-').toReversed().slice(0, 2).join('/')

/** Noon UTC: the same calendar day in every Brazilian zone. */
export const dateOf = (dia: string) => new Date(`${dia}T12:00:00Z`)

/** A place on the time axis, `04/03`. */
export const axisText = (x: Date | number) => axisFormat.format(x)

export const inscricoes = (total: number) => (total === 1 ? '1 inscrição' : `${total} inscrições`)

/** What the applications per day show, in one sentence. */
export function findingOfDays(porDia: readonly DiaTotal[]): string {
  const total = porDia.reduce((sum, one) => sum + one.total, 0)
  const best = porDia.reduce<DiaTotal | null>(
    (top, one) => (top === null || one.total > top.total ? one : top),
    null,
  )
  if (best === null || total === 0) return 'Nenhuma inscrição no período.'
  return `${inscricoes(total)} no período; o dia mais movimentado foi ${dayText(best.dia)}, com ${best.total}.`
}
