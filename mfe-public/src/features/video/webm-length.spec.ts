import { withLength } from './webm-length'

const bytes = (...parts: (number[] | string)[]) =>
  parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0)) : part))
const EBML = bytes([0x1a, 0x45, 0xdf, 0xa3, 0x84], 'webm')
const LIVE = [0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
const SCALE = [0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40]
const INFO_ID = [0x15, 0x49, 0xa9, 0x66]
const SIZE_NOW = [0x01, 0, 0, 0, 0, 0, 0, 7 + 11]
const LENGTH_ID = [0x44, 0x89, 0x88]
const REST = bytes([0x16, 0x54, 0xae, 0x6b, 0x80], 'the tracks and what was recorded')

const blobOf = (content: readonly number[]) => new Blob([Uint8Array.from(content)], { type: 'video/webm' })
const read = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())]

describe('a recording (audit C17)', () => {
  it('carries its length in the head, and everything else as it was', async () => {
    const taken = blobOf([...EBML, ...LIVE, ...INFO_ID, 0x87, ...SCALE, ...REST])
    const known = await withLength(taken, 30_500)
    const length = new DataView(new ArrayBuffer(8))
    length.setFloat64(0, 30_500)
    expect(known.type).toBe('video/webm')
    expect(await read(known)).toEqual([
      ...EBML,
      ...LIVE,
      ...INFO_ID,
      ...SIZE_NOW,
      ...SCALE,
      ...LENGTH_ID,
      ...new Uint8Array(length.buffer),
      ...REST,
    ])
  })

  it.each([
    ['has its length already', [...EBML, ...LIVE, ...INFO_ID, 0x87, 0x44, 0x89, 0x84, 1, 2, 3, 4, ...REST]],
    ['says how large it is', [...EBML, 0x18, 0x53, 0x80, 0x67, 0xb0, ...INFO_ID, 0x87, ...SCALE, ...REST]],
    ['is an MP4', bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0], 'isomiso2avc1mp41')],
    ['is cut off in its head', [...EBML, ...LIVE, ...INFO_ID, 0xc0]],
    ['is empty', []],
  ])('comes back as it is when it %s', async (_what, content) => {
    const taken = blobOf(content)
    expect(await read(await withLength(taken, 1000))).toEqual(content)
  })
})
