import { beginsAsPdf, PDF_HEAD_BYTES } from '@seleta/regras/begins-as-pdf'

/** Whether a file begins as a PDF does, whatever it is called. */
export const isPdf = async (file: Blob): Promise<boolean> =>
  beginsAsPdf(await file.slice(0, PDF_HEAD_BYTES).text())
