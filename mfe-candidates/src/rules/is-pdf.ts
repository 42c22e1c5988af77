/** Whether a file begins as a PDF does, whatever it is called. */
export const isPdf = async (file: Blob): Promise<boolean> =>
  (await file.slice(0, 5).text()).startsWith('%PDF-')
