const KEPT_MS = 10_000

/** Hands a file to the browser to be saved. */
export function saveAs(blob: Blob, nome: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = nome
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
