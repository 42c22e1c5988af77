/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, nome: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = nome.replaceAll(/[\\/:*?"<>|]/g, ' ')
  link.click()
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
