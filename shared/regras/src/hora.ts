/** Times of a day: 'hh:mm' on the wire and on the screen, from 00:00 to 23:59. */

const pad = (value: number) => String(value).padStart(2, '0')

/**
 * A time as somebody types it: '8', '8h', '8:30', '8h30', '08.30', '830', '0830', '17 h'.
 * @returns 'hh:mm', or null when no day has it
 */
export function readHora(text: string): string | null {
  const match =
    /^(\d{1,2})(?:\s*[:h.]\s*(\d{2})?)?$/i.exec(text.trim()) ?? /^(\d{1,2})(\d{2})$/.exec(text.trim())
  if (match === null) return null
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)]
  return hours > 23 || minutes > 59 ? null : `${pad(hours)}:${pad(minutes)}`
}
