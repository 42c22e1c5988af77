import { ZONE, clockOf, diaInBrazil, formatDia } from './dia'
import { once } from './once'

/** Moments as the screen tells them, on Brazil's clock, whatever the browser's is. */

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, ...options }))

const time = formatOf({ hour: '2-digit', minute: '2-digit' })
const short = formatOf({ dateStyle: 'short', timeStyle: 'short' })
const integer = formatOf({ dateStyle: 'long', timeStyle: 'short' })

const written = (format: () => Intl.DateTimeFormat, moment: Date | number | string): string => {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? '' : format().format(date)
}

/** '14:32'; '' for what is no moment. */
export const formatTime = (moment: Date | number | string): string =>
  clockOf(moment)?.slice(11, 16) ?? written(time, moment)

/** '20/11/2026, 14:32'; '' for what is no moment. */
export function formatMoment(moment: Date | number | string): string {
  const clock = clockOf(moment)
  return clock === null ? written(short, moment) : `${formatDia(clock.slice(0, 10))}, ${clock.slice(11, 16)}`
}

/** '17 de novembro de 2026 às 09:00'; '' for what is no moment. */
export const formatMomentInFull = (moment: Date | number | string): string => written(integer, moment)

/** 'às 14:32' today, 'em 21/11/2026 às 14:32' on another day. */
export function formatWhen(moment: Date | string, now: Date): string {
  const isToday = diaInBrazil(moment) === diaInBrazil(now)
  return isToday ? `às ${formatTime(moment)}` : `em ${formatDia(new Date(moment))} às ${formatTime(moment)}`
}
