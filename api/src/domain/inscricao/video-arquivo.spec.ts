import { detectVideoType } from './video-arquivo'

const box = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(16)])

describe('a recorded answer (product 54)', () => {
  it.each([
    [
      'what browsers record',
      Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x84]), Buffer.from('webm')]),
      'video/webm',
    ],
    ['an MP4', box('isom'), 'video/mp4'],
    ['the MOV of a phone', box('qt  '), 'video/mp4'],
    ['a picture of a phone', box('heic'), null],
    ['a page', Buffer.from('<!doctype html>'), null],
    ['nothing', Buffer.alloc(0), null],
  ])('is known by its content: %s', (_what, inicio, mime) => {
    expect(detectVideoType({ start: inicio })).toBe(mime)
  })
})
