import {
  CURRICULO_TOO_LARGE,
  CURRICULO_MAX_BYTES,
  LOGO_TOO_LARGE,
  LOGO_MAX_BYTES,
  VIDEO_TOO_LARGE,
  VIDEO_MAX_BYTES,
} from './sizes'

test.each([
  [CURRICULO_TOO_LARGE, CURRICULO_MAX_BYTES],
  [VIDEO_TOO_LARGE, VIDEO_MAX_BYTES],
  [LOGO_TOO_LARGE, LOGO_MAX_BYTES],
])('«%s» is said of what is larger than %s bytes', (words, bytes) => {
  expect(words).toContain(` ${bytes / 1024 / 1024} MB.`)
})
