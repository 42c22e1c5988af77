import { FALTA_CURRICULO } from '@seleta/contract/faltas'
import { CURRICULO_TOO_LARGE, CURRICULO_MAX_BYTES } from '@seleta/contract/sizes'
import { TooLargeError, UnsupportedFileError } from '../domain-error'
import type { FileSample, UploadedFile } from './uploaded-file'

/** Kinds of résumé that are accepted, known by their content, never by their name (product 54, security S15). */
export const CURRICULO_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
export type CurriculoType = keyof typeof CURRICULO_TYPES

/**
 * What a file really is.
 * @returns null when it is neither PDF nor DOCX
 */
export function detectCurriculoType({ start, end }: FileSample): CurriculoType | null {
  if (start.subarray(0, 5).equals(Buffer.from('%PDF-')) && end.subarray(-2048).includes('%%EOF')) return 'pdf'
  const isZip = start.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))
  // A zip names all that it holds at its end.
  if (isZip && end.includes('[Content_Types].xml') && end.includes('word/document.xml')) return 'docx'
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
  readonly arquivo: UploadedFile
}

/**
 * @param nome the person's name
 * @returns null without a file
 * @throws TooLargeError, UnsupportedFileError at the field `curriculo`
 */
export function readCurriculo(arquivo: UploadedFile | undefined, nome: string): Curriculo | null {
  if (arquivo === undefined) return null
  const tipo = checkTipo(arquivo)
  return { nome: nameCurriculo(nome, tipo), mime: CURRICULO_TYPES[tipo], arquivo }
}

function checkTipo(sample: FileSample): CurriculoType {
  if (sample.tamanho > CURRICULO_MAX_BYTES) {
    throw new TooLargeError('O currículo passa de 5 MB.', { curriculo: CURRICULO_TOO_LARGE })
  }
  const tipo = detectCurriculoType(sample)
  if (tipo === null) {
    throw new UnsupportedFileError('O currículo precisa ser um PDF ou DOCX.', {
      curriculo: FALTA_CURRICULO,
    })
  }
  return tipo
}
