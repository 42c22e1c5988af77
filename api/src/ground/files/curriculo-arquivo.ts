import { TooLargeError, UnsupportedFileError } from '../domain-error'

/** Kinds of résumé that are accepted, known by their content, never by their name (product 54, security S15). */
export const CURRICULO_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
export type CurriculoType = keyof typeof CURRICULO_TYPES

/** 5 MB. */
export const CURRICULO_MAX_BYTES = 5 * 1024 * 1024

/**
 * What a file really is.
 * @returns null when it is neither PDF nor DOCX
 */
export function detectCurriculoType(bytes: Buffer): CurriculoType | null {
  if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.subarray(-2048).includes('%%EOF'))
    return 'pdf'
  const isZip = bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))
  if (isZip && bytes.includes('[Content_Types].xml') && bytes.includes('word/document.xml')) return 'docx'
  return null
}

/**
 * A name that is safe in a header and on any disk, with the ending of what the file really is.
 * @param nome the person's name
 */
export function nameCurriculo(nome: string, tipo: CurriculoType): string {
  const words = nome
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80)
  return `Currículo ${words === '' ? 'sem nome' : words}.${tipo}`
}

/** A résumé that came with a person, under a name of ours. */
export interface Curriculo {
  readonly nome: string
  readonly mime: string
  readonly conteudo: Buffer
}

/**
 * @param nome the person's name
 * @returns null without a file
 * @throws TooLargeError, UnsupportedFileError at the field `curriculo`
 */
export function readCurriculo(bytes: Buffer | null, nome: string): Curriculo | null {
  if (bytes === null) return null
  const tipo = checkTipo(bytes)
  return { nome: nameCurriculo(nome, tipo), mime: CURRICULO_TYPES[tipo], conteudo: bytes }
}

function checkTipo(bytes: Buffer): CurriculoType {
  if (bytes.length > CURRICULO_MAX_BYTES) {
    throw new TooLargeError('O currículo passa de 5 MB.', { curriculo: 'O arquivo passa de 5 MB.' })
  }
  const tipo = detectCurriculoType(bytes)
  if (tipo === null) {
    throw new UnsupportedFileError('O currículo precisa ser um PDF ou DOCX.', {
      curriculo: 'Envie um PDF ou DOCX.',
    })
  }
  return tipo
}
