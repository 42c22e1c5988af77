import type { ByteRange } from '../ground/files/file-store'

/**
 * What part of a file a Range header asks for. One part alone: what asks for several, or is not understood, gets the
 * whole file, as RFC 9110 allows.
 * @param size bytes of the file
 * @returns null for all of it; 'outside' when no byte of it is asked for
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (match === null) return null
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return null
  if (from === '') {
    const last = Number(to)
    return last === 0 || size === 0 ? 'outside' : { start: Math.max(0, size - last), end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'outside' : { start, end }
}
