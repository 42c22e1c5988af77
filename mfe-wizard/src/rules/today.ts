import { toIsoDate } from '@seleta/ui/masks'

/** The person's own day, `yyyy-mm-dd`. */
export function todayIso(now: Date = new Date()): string {
  return toIsoDate(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? ''
}
