import { fillPattern, onlyDigits } from './digits'
import { isOneRepeated, modulo11 } from './modulo-11'

const FIRST = [10, 9, 8, 7, 6, 5, 4, 3, 2]
const SECOND = [11, ...FIRST]

/**
 * The two check digits of a CPF.
 * @param base its first nine digits
 */
export function cpfCheckDigits(base: string): string {
  const first = modulo11(base, FIRST)
  return `${first}${modulo11(`${base}${first}`, SECOND)}`
}

/** Whether a text, with or without its signs, is a whole CPF with right check digits. */
export function isCpf(text: string): boolean {
  const digits = text.replaceAll(/[.\s-]/g, '')
  return (
    /^\d{11}$/.test(digits) && !isOneRepeated(digits) && digits.endsWith(cpfCheckDigits(digits.slice(0, 9)))
  )
}

/**
 * The CPF in a text as it is stored and compared. A spreadsheet drops leading zeros: up to two come back.
 * @returns 11 digits, or null when it is none
 */
export function readCpf(text: string): string | null {
  const digits = onlyDigits(text)
  const whole = digits.length >= 9 ? digits.padStart(11, '0') : digits
  return isCpf(whole) ? whole : null
}

/** '529.982.247-25', also while it is half typed. */
export const formatCpf = (text: string): string => fillPattern('###.###.###-##', onlyDigits(text))
