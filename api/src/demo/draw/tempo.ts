export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Brazil has had no daylight saving time since 2019: Brasília is always three hours behind UTC. */
const BRASILIA = 3 * HOUR

/** 0 is Sunday, in Brasília. */
export const weekdayOf = (moment: number): number => new Date(moment - BRASILIA).getUTCDay()

/** Midnight of that day in Brasília. */
export const startOfDay = (moment: number): number => Math.floor((moment - BRASILIA) / DAY) * DAY + BRASILIA

/** The first moment at or after `moment` in which a recruiter works: Monday to Friday, 9 to 18 h in Brasília. */
export function toWorkingTime(moment: number): number {
  let day = startOfDay(moment)
  // Who begins early does not do everything at nine sharp.
  let time = moment < day + 9 * HOUR ? day + 9 * HOUR + (moment % (3 * HOUR)) : moment
  if (time >= day + 18 * HOUR) {
    day += DAY
    time = day + 9 * HOUR + (moment % (2 * HOUR))
  }
  while (weekdayOf(time) === 0 || weekdayOf(time) === 6) time += DAY
  return time
}
