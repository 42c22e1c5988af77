/** After the browser has taken it. */
const KEPT_MS = 10_000

/**
 * Hands a file to the browser's downloads.
 * @param nome with its ending; what no file name may hold becomes a blank
 */
export function saveFile(blob: Blob, nome: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = nome.replaceAll(/[\\/:*?"<>|]/g, ' ')
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
