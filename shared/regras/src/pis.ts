import { fillPattern, onlyDigits } from './digits'
import { isOneRepeated, modulo11 } from './modulo-11'

const WEIGHTS = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/**
 * The check digit of a PIS/PASEP.
 * @param base its first ten digits
 */
export const pisCheckDigit = (base: string): number => modulo11(base, WEIGHTS)

/** Whether a text, with or without its signs, is a whole PIS with a right check digit. */
export function isPis(text: string): boolean {
  const digits = onlyDigits(text)
  return digits.length === 11 && !isOneRepeated(digits) && digits.endsWith(String(pisCheckDigit(digits)))
}

/** '120.56412.54-7'; a text without digits stays empty. */
export const formatPis = (text: string): string => fillPattern('###.#####.##-#', onlyDigits(text))
