/** CPF and PIS as lists and details carry them: only the check digits are left (security L10). */

const MASKS = {
  cpf: { parts: /^\d{3}\d{3}\d{3}(\d{2})$/, masked: '•••.•••.•••-' },
  pis: { parts: /^\d{3}\d{5}\d{2}(\d)$/, masked: '•••.•••••.••-' },
} as const

/**
 * @param digits as stored
 * @returns '•••.•••.•••-25'; empty without one; all dots when the stored text has another shape
 */
export function maskDocumento(tipo: keyof typeof MASKS, digits: string | null): string {
  if (digits === null || digits === '') return ''
  const check = MASKS[tipo].parts.exec(digits)?.[1]
  return check === undefined ? '•'.repeat(digits.length) : `${MASKS[tipo].masked}${check}`
}
