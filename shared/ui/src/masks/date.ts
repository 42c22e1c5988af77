const pad = (value: number, size = 2) => String(value).padStart(size, '0')

const clamp = (part: string, max: number) => (part.length === 2 && Number(part) > max ? pad(max) : part)

/**
 * Digits ddmmyyyy, possibly half typed: a day above 31 becomes 31, a month above 12 becomes 12
 * (spec section 5, "Closing date is auto-masked").
 */
export function clampDate(digits: string): string {
  return clamp(digits.slice(0, 2), 31) + clamp(digits.slice(2, 4), 12) + digits.slice(4, 8)
}

/** Year, month (1–12) and day → 'yyyy-mm-dd', or null when the calendar has no such day. */
export function toIsoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(2000, 0, 1))
  date.setUTCFullYear(year, month - 1, day)
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1000 ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null
}

/** 'dd/mm/yyyy' → 'yyyy-mm-dd', or null when it is not whole or not a real day (product.md 30). */
export function parseDate(text: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim())
  return match ? toIsoDate(Number(match[3]), Number(match[2]), Number(match[1])) : null
}

/** 'yyyy-mm-dd' (or longer ISO text) → 'dd/mm/yyyy'; anything else → ''. The day is taken as written, in no time zone. */
export function formatDate(iso: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '')
  return match ? `${match[3]}/${match[2]}/${match[1]}` : ''
}
