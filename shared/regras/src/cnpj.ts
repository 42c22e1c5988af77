import { fillPattern, onlyDigits } from './digits'
import { isOneRepeated, modulo11 } from './modulo-11'

const FIRST = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
const SECOND = [6, ...FIRST]

/** The signs of a CNPJ without its mask, in capitals: the first twelve may be letters since 2026 (product 7). */
export const normalizeCnpj = (text: string): string => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/** Whether a text, with or without its signs, is a whole CNPJ with right check digits. */
export function isCnpj(text: string): boolean {
  const chars = text.toUpperCase().replaceAll(/[./\s-]/g, '')
  if (!/^[A-Z0-9]{12}\d{2}$/.test(chars) || isOneRepeated(chars)) return false
  return chars.endsWith(`${modulo11(chars, FIRST)}${modulo11(chars, SECOND)}`)
}

/** '12.ABC.345/01DE-35', also while it is half typed; a letter among the last two falls away. */
export const formatCnpj = (text: string): string => fillPattern('##.###.###/####-##', typedCnpj(text))

/** What was typed of a CNPJ: up to 14 signs, the last two digits. */
export function typedCnpj(text: string): string {
  const chars = normalizeCnpj(text)
  return chars.slice(0, 12) + onlyDigits(chars.slice(12)).slice(0, 2)
}
