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
  if (start.subarray(0, 5).equals(Buffer.from('%PDF-')) && end.subarray(-2048).includes('%%EOF')) return 'pdf'
  const isZip = start.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))
  // A zip names all that it holds at its end.
  if (isZip && end.includes('[Content_Types].xml') && end.includes('word/document.xml')) return 'docx'
  return null
}
