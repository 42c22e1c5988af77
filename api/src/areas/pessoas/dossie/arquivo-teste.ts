import { CURRICULO_TOO_LARGE, CURRICULO_MAX_BYTES } from '@seleta/contract/sizes'
import { TooLargeError, UnsupportedFileError } from '../../../ground/domain-error'
import { DOCUMENT_TYPES, detectDocumentType } from '../../../ground/files/document-type'
import { cleanFileName } from '../../../ground/files/file-name'
import { detectImageType } from '../../../ground/files/image-type'
import type { FileSample, UploadedFile } from '../../../ground/files/uploaded-file'

type Mime = 'application/pdf' | `application/${string}` | 'image/png' | 'image/jpeg'

const TYPES = { ...DOCUMENT_TYPES, png: 'image/png', jpeg: 'image/jpeg' } as const

/**
 * The file of a test result: what it really is, by its content (security S15), under a name that says so.
 * @throws TooLargeError above 5 MB, UnsupportedFileError unless it is PDF, DOCX, PNG or JPEG
 */
export function readProof(arquivo: UploadedFile): {
  readonly nome: string
  readonly mime: Mime
  readonly arquivo: UploadedFile
} {
  if (arquivo.tamanho > CURRICULO_MAX_BYTES)
    throw new TooLargeError(CURRICULO_TOO_LARGE, { arquivo: CURRICULO_TOO_LARGE })
  const tipo = detectType(arquivo)
  return { nome: cleanFileName(arquivo.nome, tipo), mime: TYPES[tipo], arquivo }
}

function detectType(sample: FileSample): keyof typeof TYPES {
  const tipo = detectDocumentType(sample) ?? detectImageType(sample)
  if (tipo !== null && tipo !== 'webp') return tipo
  const motivo = 'Envie um PDF, DOCX, PNG ou JPEG.'
  throw new UnsupportedFileError(motivo, { arquivo: motivo })
}

export const isMimeTeste = (mime: string): mime is Mime =>
  mime.startsWith('application/') || mime === 'image/png' || mime === 'image/jpeg'
