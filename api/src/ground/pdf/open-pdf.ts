import { partLongRuns } from './part-long-runs'

/** A document that is being drawn. */
export interface OpenPdf {
  readonly document: PDFKit.PDFDocument
  /** All of it, once it was ended. Rejects when the library cannot draw it. */
  readonly bytes: Promise<Buffer>
}

/**
 * An A4 document to draw on. What draws PDF is loaded with the first one: it is a fifth of the program, and most
 * processes never need it.
 * @param options of pdfkit, besides the size
 */
export async function openPdf(options: PDFKit.PDFDocumentOptions): Promise<OpenPdf> {
  const { default: Pdf } = await import('pdfkit')
  const document = new Pdf({ size: 'A4', ...options })
  const bytes = new Promise<Buffer>((done, fail) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => done(Buffer.concat(chunks)))
    document.on('error', fail)
  })
  return { document, bytes }
}

/**
 * The same, tagged, in Portuguese and with our fonts under the names 'texto' and 'forte'. Whatever is written into it,
 * words that no line can hold are parted first. Who draws much lets others work in between.
 */
export async function openTaggedPdf(options: PDFKit.PDFDocumentOptions): Promise<OpenPdf> {
  const { registerFonts } = await import('./fonts')
  const pdf = await openPdf({ lang: 'pt-BR', tagged: true, displayTitle: true, ...options })
  registerFonts(pdf.document)
  const write = pdf.document.text.bind(pdf.document)
  const writeParted = (text: string, ...where: []) => write(partLongRuns(text), ...where)
  Object.assign(pdf.document, { text: writeParted })
  return pdf
}
