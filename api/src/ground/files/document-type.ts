import { beginsAsPdf, PDF_HEAD_BYTES } from '@seleta/regras/begins-as-pdf'
import type { FileSample } from './uploaded-file'

/** Kinds of document that are accepted, known by their content, never by their name (product 54, security S15). */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
export type DocumentType = keyof typeof DOCUMENT_TYPES

/**
 * What a file really is.
 * @returns null when it is neither PDF nor DOCX
 */
export function detectDocumentType({ start, end }: FileSample): DocumentType | null {
  if (beginsAsPdf(start.toString('utf8', 0, PDF_HEAD_BYTES)) && end.subarray(-2048).includes('%%EOF'))
    return 'pdf'
  const isZip = start.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))
  // A zip names all that it holds at its end. Word for the web numbers the main part: `word/document2.xml`.
  if (isZip && end.includes('[Content_Types].xml') && /word\/document\d*\.xml/.test(end.toString('latin1')))
    return 'docx'
  return null
}
