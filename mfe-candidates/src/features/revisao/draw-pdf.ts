import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { getDocument, PDFWorker, TextLayer } from 'pdfjs-dist'

/** Draws a PDF into the page (decision 161): pictures of its pages, with their text to select and to be read out. */
export interface PdfDrawing {
  /**
   * Draws the first pages; those that stand there already stay.
   * @returns how many pages the document has
   * @throws what the library throws of a file that is no PDF, or needs a password
   */
  readonly draw: (pages: number) => Promise<number>
  readonly stop: () => void
}

/** Decoders of scanned pictures (JBIG2, JPEG 2000, colour profiles): the library asks for them by name, when it needs one. */
const DECODERS = [
  new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  new URL('pdfjs-dist/wasm/qcms_bg.wasm', import.meta.url),
] as const
/** Sharper than this nobody sees, and a page takes memory by the square. */
const MAX_SHARPNESS = 2

let worker: PDFWorker | undefined

/** One for the whole visit: what a file makes it do, it does beside the page. */
function workerOfVisit(): PDFWorker {
  const port = () =>
    new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' })
  worker ??= PDFWorker.create({ port: port() })
  return worker
}

/**
 * @param place where the pages go, as wide as it is
 * @param nameOf what a page is called: «Currículo de Ana, página 1 de 2»
 */
export function openPdf(
  place: HTMLElement,
  bytes: Uint8Array,
  nameOf: (page: number, of: number) => string,
): PdfDrawing {
  const loading = getDocument({
    // The worker takes what it is given.
    data: bytes.slice(),
    worker: workerOfVisit(),
    wasmUrl: new URL('.', DECODERS[0]).href,
    enableXfa: false,
  })
  let isStopped = false
  let drawn = 0
  const draw = async (pages: number): Promise<number> => {
    const pdf = await loading.promise
    while (!isStopped && drawn < Math.min(pages, pdf.numPages)) {
      drawn += 1
      await drawPage(place, pdf, drawn, nameOf(drawn, pdf.numPages))
    }
    return pdf.numPages
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    draw: (pages) => {
      const next = last.then(() => draw(pages))
      last = next.catch(() => undefined)
      return next
    },
    stop: () => {
      isStopped = true
      void loading.destroy()
    },
  }
}

async function drawPage(
  place: HTMLElement,
  pdf: PDFDocumentProxy,
  number: number,
  name: string,
): Promise<void> {
  const page = await pdf.getPage(number)
  const { width } = page.getViewport({ scale: 1 })
  const scale = place.clientWidth / width
  const sheet = document.createElement('div')
  sheet.className = 'pdf-pagina'
  sheet.role = 'group'
  sheet.ariaLabel = name
  sheet.style.setProperty('--total-scale-factor', String(scale))
  const canvas = document.createElement('canvas')
  canvas.ariaHidden = 'true'
  sheet.append(canvas)
  place.append(sheet)
  const viewport = page.getViewport({
    scale: scale * Math.min(MAX_SHARPNESS, Math.max(1, window.devicePixelRatio)),
  })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport }).promise
  await writeText(sheet, page, scale)
}

/** The words of the page above its picture, unseen: they can be selected, copied, found and read out. */
async function writeText(sheet: HTMLElement, page: PDFPageProxy, scale: number): Promise<void> {
  const container = document.createElement('div')
  container.className = 'pdf-texto'
  sheet.append(container)
  const textContentSource = await page.getTextContent()
  await new TextLayer({ textContentSource, container, viewport: page.getViewport({ scale }) }).render()
}
