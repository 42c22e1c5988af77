import * as fc from 'fast-check'
import { hostileText } from './hostile'

/** Multipart bodies, byte by byte: as a browser writes them, and every way in which they can be broken. */
export interface SentBody {
  readonly type: string
  readonly bytes: Buffer
  readonly encoding: string | null
}

const EDGE = 'grenze7'
const FILES = [
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  Buffer.from('Nome;E-mail\r\nAna;ana@x.test\r\n'),
  Buffer.from('Nome;"aberta\r\n\0;;;;'),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.alloc(0),
  Buffer.alloc(70_000, 0xff),
]

const quoted = (text: string) =>
  text
    .toWellFormed()
    .replaceAll('"', '%22')
    .replaceAll(/[\r\n]/g, ' ')

const part = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('curriculo', 'arquivo', 'logo', 'video.x', '__proto__', 'dados'),
      fc.oneof(fc.constantFrom('a.pdf', 'a.html', 'gente.csv', ''), hostileText),
      fc.constantFrom(...FILES),
    )
    .map(([name, file, bytes]) =>
      Buffer.concat([
        Buffer.from(
          `content-disposition: form-data; name="${name}"; filename="${quoted(file)}"\r\ncontent-type: application/pdf\r\n\r\n`,
        ),
        bytes,
      ]),
    ),
  fc
    .tuple(
      fc.constantFrom(
        'nome',
        'email',
        'cidade',
        'consentimento',
        'respostas.x',
        '__proto__',
        'site',
        'origem',
      ),
      hostileText,
    )
    .map(([name, value]) =>
      Buffer.from(`content-disposition: form-data; name="${name}"\r\n\r\n${value.toWellFormed()}`),
    ),
)

/**
 * @param dados what the field `dados` says, as text; null for a form without it
 */
export const sentForm = (dados: fc.Arbitrary<string | null>): fc.Arbitrary<SentBody> =>
  fc
    .record({
      dados,
      parts: fc.array(part, { maxLength: 4 }),
      type: fc.constantFrom(
        ...Array.from({ length: 8 }, () => `multipart/form-data; boundary=${EDGE}`),
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=other',
        'multipart/form-data; boundary="grenze7',
        'multipart/mixed; boundary=grenze7',
        'application/json',
        'text/plain',
      ),
      encoding: fc.constantFrom(...Array.from({ length: 12 }, () => null), 'gzip', 'br', 'identity'),
      cut: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true })),
    })
    .map(({ dados: text, parts, type, encoding, cut }) => {
      const own =
        text === null ? [] : [Buffer.from(`content-disposition: form-data; name="dados"\r\n\r\n${text}`)]
      const whole = Buffer.concat([
        ...[...own, ...parts].flatMap((one) => [Buffer.from(`--${EDGE}\r\n`), one, Buffer.from('\r\n')]),
        Buffer.from(`--${EDGE}--\r\n`),
      ])
      return { type, encoding, bytes: whole.subarray(0, Math.ceil(whole.length * cut)) }
    })
