/**
 * The number of a row as an address names it: positive, whole and in its one form (audit P15).
 * @returns null for any other text
 */
export function readId(text: string | null | undefined): number | null {
  const id = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : null
  return Number.isSafeInteger(id) ? id : null
}
