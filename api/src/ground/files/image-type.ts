import { crc32 } from 'node:zlib'
import type { FileSample } from './uploaded-file'

export type ImageType = 'png' | 'jpeg' | 'webp'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const PNG_END = Buffer.from('IEND')
const JPEG_END = Buffer.from([0xff, 0xd9])
const MAX_SIDE = 20_000

/**
 * What a picture really is, by its content (security S15): not its first letters alone, but a head that says how large
 * it is, and an end.
 * @returns null for everything else
 */
export function detectImageType(sample: FileSample): ImageType | null {
  if (isPng(sample)) return 'png'
  if (isJpeg(sample)) return 'jpeg'
  return isWebp(sample) ? 'webp' : null
}

/** Signature, then the head: 13 bytes under a check sum. */
function isPng({ start, end }: FileSample): boolean {
  if (start.length < 33 || !start.subarray(0, 8).equals(PNG)) return false
  const head = start.subarray(12, 29)
  const isHead = start.readUInt32BE(8) === 13 && head.toString('latin1', 0, 4) === 'IHDR'
  const isSized = isSide(start.readUInt32BE(16)) && isSide(start.readUInt32BE(20))
  return isHead && isSized && crc32(head) === start.readUInt32BE(29) && end.includes(PNG_END)
}

/** A row of segments, each with its length, up to the one that says width and height or past what we hold. */
function isJpeg({ start, end, tamanho }: FileSample): boolean {
  if (start.length < 4 || start.readUInt16BE(0) !== 0xffd8 || !end.includes(JPEG_END)) return false
  let at = 2
  while (at + 9 <= start.length) {
    const marker = start[at + 1] ?? 0
    const length = start.readUInt16BE(at + 2)
    if (start[at] !== 0xff || marker < 0xc0 || length < 2 || at + 2 + length > tamanho) return false
    // Tables of the code, not a frame: C4, C8, CC.
    const isFrame = marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return isSide(start.readUInt16BE(at + 5)) && isSide(start.readUInt16BE(at + 7))
    at += 2 + length
  }
  return at > 2
}

function isWebp({ start, tamanho }: FileSample): boolean {
  if (start.length < 20 || start.toString('latin1', 0, 4) !== 'RIFF') return false
  const isWhole = start.readUInt32LE(4) + 8 <= tamanho
  return isWhole && /^WEBPVP8[ LX]/.test(start.toString('latin1', 8, 16))
}

const isSide = (pixels: number) => pixels > 0 && pixels <= MAX_SIDE
