import { detectImageType } from './image-type'

const sample = (bytes: Buffer) => ({
  tamanho: bytes.length,
  start: bytes.subarray(0, 8192),
  end: bytes.subarray(-32_768),
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
)
const WEBP = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')
const damaged = Buffer.from(PNG)
damaged.writeUInt32BE(0xffff, 16)

describe('a picture', () => {
  it.each([
    ['png', PNG],
    ['jpeg', JPEG],
    ['webp', WEBP],
  ])('is known by what it holds: %s', (type, bytes) => {
    expect(detectImageType(sample(bytes))).toBe(type)
  })

  it.each([
    [
      'the first eight bytes of a PNG before a page',
      Buffer.concat([PNG.subarray(0, 8), Buffer.from('<script>')]),
    ],
    ['the first eight bytes of a PNG alone', PNG.subarray(0, 8)],
    ['a PNG whose head was changed', damaged],
    ['a PNG cut off', PNG.subarray(0, 40)],
    [
      'the first bytes of a JPEG before a page',
      Buffer.concat([
        JPEG.subarray(0, 4),
        Buffer.from('<script>alert(1)</script>'),
        Buffer.from([0xff, 0xd9]),
      ]),
    ],
    ['a JPEG cut off', JPEG.subarray(0, -2)],
    ['a sound in a RIFF', Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVEfmt 00000000')],
    ['a WebP that says it is longer than it is', WEBP.subarray(0, 24)],
    ['a drawing with code in it', Buffer.from('<svg onload="alert(1)"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', (_what, bytes) => {
    expect(detectImageType(sample(bytes))).toBeNull()
  })
})
