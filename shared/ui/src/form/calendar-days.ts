import { addDias, addMeses, formatDiaInFull } from '@seleta/regras/dia'

/** The days of a calendar, 'yyyy-mm-dd', its weeks from Sunday as Brazil reads them. Pure. */

export const DIAS_DA_SEMANA = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const

/** 0 is Sunday. */
export const weekdayOf = (dia: string): number => new Date(dia).getUTCDay()

/** «novembro de 2026». */
export const formatMes = (dia: string): string => formatDiaInFull(dia).replace(/^\d+ de /, '')

/** The month of a day in weeks; null stands where a week begins or ends in another month. */
export function weeksOf(dia: string): (string | null)[][] {
  const first = `${dia.slice(0, 8)}01`
  const start = addDias(first, -weekdayOf(first))
  const weeks: (string | null)[][] = []
  for (let sunday = start; sunday < addMeses(first, 1); sunday = addDias(sunday, 7))
    weeks.push(
      DIAS_DA_SEMANA.map((_, n) => addDias(sunday, n)).map((one) =>
        one.slice(0, 7) === dia.slice(0, 7) ? one : null,
      ),
    )
  return weeks
}

interface Limits {
  readonly min: string | undefined
  readonly max: string | undefined
}

/** The nearest day that may be picked. */
export function clampDia(dia: string, { min, max }: Limits): string {
  if (min !== undefined && dia < min) return min
  return max !== undefined && dia > max ? max : dia
}

/**
 * Where a key leads from a day (ARIA APG, date picker dialog).
 * @returns null for a key that leads nowhere
 */
export function dayAfterKey(dia: string, key: string, isShift: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDias(dia, -1)
    case 'ArrowRight':
      return addDias(dia, 1)
    case 'ArrowUp':
      return addDias(dia, -7)
    case 'ArrowDown':
      return addDias(dia, 7)
    case 'Home':
      return addDias(dia, -weekdayOf(dia))
    case 'End':
      return addDias(dia, 6 - weekdayOf(dia))
    case 'PageUp':
      return addMeses(dia, isShift ? -12 : -1)
    case 'PageDown':
      return addMeses(dia, isShift ? 12 : 1)
    default:
      return null
  }
}
