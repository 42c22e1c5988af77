/** Weighted sum modulo 11 as CPF and CNPJ use it; characters count as their code minus 48 (letters too). */
function checkDigit(chars: string, weights: readonly number[]): number {
  const sum = chars
    .split('')
    .reduce((total, char, i) => total + (char.charCodeAt(0) - 48) * (weights[i] ?? 0), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

const isOneRepeated = (text: string) => new Set(text).size === 1

const CPF_1 = [10, 9, 8, 7, 6, 5, 4, 3, 2]
const CPF_2 = [11, ...CPF_1]
const CNPJ_1 = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
const CNPJ_2 = [6, ...CNPJ_1]

/** Whether a text, masked or bare, is a CPF with right check digits. */
export function isCpf(text: string): boolean {
  const digits = text.replace(/[.\s-]/g, '')
  if (!/^\d{11}$/.test(digits) || isOneRepeated(digits)) return false
  const first = checkDigit(digits.slice(0, 9), CPF_1)
  const second = checkDigit(digits.slice(0, 10), CPF_2)
  return digits.endsWith(`${first}${second}`)
}

/** Whether a text, masked or bare, is a CNPJ with right check digits; letters are allowed since 2026 (product.md 7). */
export function isCnpj(text: string): boolean {
  const chars = text.toUpperCase().replace(/[./\s-]/g, '')
  if (!/^[A-Z0-9]{12}\d{2}$/.test(chars) || isOneRepeated(chars)) return false
  const first = checkDigit(chars.slice(0, 12), CNPJ_1)
  const second = checkDigit(chars.slice(0, 13), CNPJ_2)
  return chars.endsWith(`${first}${second}`)
}

/** Whether a text is a card number: 13 to 19 digits that pass Luhn's sum. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, char, i) => {
      const doubled = Number(char) * (i % 2 === 1 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}
