const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** The 14 signs of a CNPJ without its mask, in capitals; letters are allowed since 2026 (product 7). */
export const normalizeCnpj = (text: string) => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/** Whether the two check digits are right; a sign counts as its ASCII code minus 48. */
export function isCnpj(cnpj: string): boolean {
  if (!/^[0-9A-Z]{12}[0-9]{2}$/.test(cnpj) || /^(.)\1{13}$/.test(cnpj)) return false
  return checkDigit(cnpj, 12) === cnpj[12] && checkDigit(cnpj, 13) === cnpj[13]
}

function checkDigit(cnpj: string, length: number): string {
  const weights = WEIGHTS.slice(WEIGHTS.length - length)
  const sum = weights.reduce((total, weight, i) => total + weight * (cnpj.charCodeAt(i) - 48), 0)
  const rest = sum % 11
  return String(rest < 2 ? 0 : 11 - rest)
}

/** `AA.AAA.AAA/AAAA-00`; anything that is not 14 signs is given back as it is. */
export const formatCnpj = (cnpj: string) => cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
