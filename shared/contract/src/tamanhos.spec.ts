import {
  CURRICULO_GRANDE,
  CURRICULO_MAX_BYTES,
  LOGO_GRANDE,
  LOGO_MAX_BYTES,
  VIDEO_GRANDE,
  VIDEO_MAX_BYTES,
} from './tamanhos'

test.each([
  [CURRICULO_GRANDE, CURRICULO_MAX_BYTES],
  [VIDEO_GRANDE, VIDEO_MAX_BYTES],
  [LOGO_GRANDE, LOGO_MAX_BYTES],
])('«%s» is said of what is larger than %s bytes', (words, bytes) => {
  expect(words).toContain(` ${bytes / 1024 / 1024} MB.`)
})
