import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const { resolve } = createRequire(import.meta.url)

type Fonte = PDFKit.Mixins.PDFFontSource
let fonts: { readonly texto: Fonte; readonly forte: Fonte } | undefined

/**
 * Gives a document our two weights of DejaVu Sans under the names 'texto' and 'forte'. They are embedded, because names
 * may hold letters that the standard fonts lack; and they are read and parsed once for all documents, because parsing
 * is six sevenths of the work of drawing a résumé and leaves megabytes behind each time.
 * @throws Error when the package's files are not fonts
 */
export function registerFonts(document: PDFKit.PDFDocument): void {
  fonts ??= { texto: readFonte('DejaVuSans.ttf'), forte: readFonte('DejaVuSans-Bold.ttf') }
  document.registerFont('texto', fonts.texto).registerFont('forte', fonts.forte)
}

function readFonte(file: string): Fonte {
  const fonte = create(readFileSync(resolve(`dejavu-fonts-ttf/ttf/${file}`)))
  // pdfkit takes a parsed font; its types do not say so.
  return fonte as unknown as Fonte
}
