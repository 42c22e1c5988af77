import { TooLargeError, UnsupportedFileError } from '../../../ground/domain-error'
import {
  CURRICULO_MAX_BYTES,
  detectCurriculoType,
  CURRICULO_TYPES,
} from '../../../ground/files/curriculo-arquivo'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

type Mime = 'application/pdf' | `application/${string}` | 'image/png' | 'image/jpeg'

/**
 * What the file of a test result really is, by its content (security S15).
 * @throws TooLargeError above 5 MB, UnsupportedFileError unless it is PDF, DOCX, PNG or JPEG
 */
export function detectMimeTeste(conteudo: Buffer): Mime {
  if (conteudo.length > CURRICULO_MAX_BYTES)
    throw new TooLargeError('O arquivo passa de 5 MB.', { arquivo: 'O arquivo passa de 5 MB.' })
  const tipo = detectCurriculoType(conteudo)
  if (tipo !== null) return CURRICULO_TYPES[tipo]
  if (conteudo.subarray(0, PNG.length).equals(PNG)) return 'image/png'
  if (conteudo.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg'
  const motivo = 'Envie um PDF, DOCX, PNG ou JPEG.'
  throw new UnsupportedFileError(motivo, { arquivo: motivo })
}

export const isMimeTeste = (mime: string): mime is Mime =>
  mime.startsWith('application/') || mime === 'image/png' || mime === 'image/jpeg'
