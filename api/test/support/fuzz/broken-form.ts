import * as fc from 'fast-check'
import { hostileText, inAddress } from './hostile'

/** Multipart bodies, byte by byte: as a browser writes them, and every way in which they can be broken. */
export interface SentBody {
  readonly type: string
  readonly bytes: Buffer
  readonly encoding: string | null
}

/** What the form of an application asks for. */
export const FIELDS = ['nome', 'email', 'cidade', 'consentimento', 'respostas.x', 'origem']

const EDGE = 'grenze7'
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
const FILES = [
  PDF,
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
    .tuple(fc.constantFrom(...FIELDS, '__proto__', 'site'), hostileText)
    .map(([name, value]) =>
      Buffer.from(`content-disposition: form-data; name="${name}"\r\n\r\n${value.toWellFormed()}`),
    ),
)

/** A whole form. A field that is a file has its value in its name. */
export function formOf(fields: readonly { field: string; value: string; isFile: boolean }[]): SentBody {
  const parts = fields.map(({ field, value, isFile }) =>
    Buffer.concat([
      Buffer.from(`content-disposition: form-data; name="${field}"`),
      isFile
        ? Buffer.from(
            `; filename*=utf-8''${inAddress(value, false)}.pdf\r\ncontent-type: application/pdf\r\n\r\n`,
          )
        : Buffer.from('\r\n\r\n'),
      isFile ? PDF : Buffer.from(decodeBytes(inAddress(value, false))),
    ]),
  )
  return { type: `multipart/form-data; boundary=${EDGE}`, encoding: null, bytes: formBytes(parts) }
}

/** The bytes of a text in an address, half pairs among them, which no UTF-8 has. */
const decodeBytes = (address: string) =>
  Buffer.from(
    address.replaceAll(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

const formBytes = (parts: readonly Buffer[]) =>
  Buffer.concat([
    ...parts.flatMap((one) => [Buffer.from(`--${EDGE}\r\n`), one, Buffer.from('\r\n')]),
    Buffer.from(`--${EDGE}--\r\n`),
  ])

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
      const whole = formBytes([...own, ...parts])
      return { type, encoding, bytes: whole.subarray(0, Math.ceil(whole.length * cut)) }
    })
