import { clampDate } from './date'
import { isCardNumber, isCnpj, isCpf } from './check-digits'

export { formatDate, parseDate, toIsoDate } from './date'
export { formatMoney, parseMoney } from './money'
export { isCardNumber, isCnpj, isCpf } from './check-digits'

/** How one kind of text is written, read back and judged. All functions are pure and never throw. */
export interface Mask {
  /** Any text → the text as shown, also while it is half typed. `format(format(x)) === format(x)`. */
  format: (text: string) => string
  /** Shown text → the bare characters that go on the wire. */
  parse: (text: string) => string
  /** Whether the text is whole and, where there are check digits, right. */
  isComplete: (text: string) => boolean
  /** Keyboard of a phone. */
  inputMode: 'numeric' | 'tel' | 'text' | 'decimal'
  placeholder: string
}

export type MaskName = 'cpf' | 'cnpj' | 'telefone' | 'cep' | 'rg' | 'dinheiro' | 'data' | 'cartao'

/** Text → its digits. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * Puts characters into a pattern where '#' takes one; the fixed signs appear as soon as a character follows.
 * Characters beyond the pattern are dropped.
 */
function fill(pattern: string, chars: string): string {
  let out = ''
  let used = 0
  for (const sign of pattern) {
    if (used >= chars.length) break
    out += sign === '#' ? chars.charAt(used++) : sign
  }
  return out
}

function digitsMask(pattern: string, size: number, options: Partial<Mask> = {}): Mask {
  const parse = (text: string) => onlyDigits(text).slice(0, size)
  return {
    parse,
    format: (text) => fill(pattern, parse(text)),
    isComplete: (text) => onlyDigits(text).length === size,
    inputMode: 'numeric',
    placeholder: pattern.replaceAll('#', '0'),
    ...options,
  }
}

/** Letters and digits, then two check digits: since July 2026 a CNPJ may carry letters in its first twelve. */
function cnpjChars(text: string): string {
  const chars = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return chars.slice(0, 12) + onlyDigits(chars.slice(12)).slice(0, 2)
}

/** Digits of a Brazilian phone without +55: 10 (fixed) or 11 (mobile) when whole. */
export function phoneDigits(text: string): string {
  const digits = onlyDigits(text)
  // A text that starts with '(' is our own masked one: its 55 is the area code (Rio Grande do Sul).
  const hasCountry = digits.length > 11 && digits.startsWith('55') && !text.trimStart().startsWith('(')
  return (hasCountry ? digits.slice(2) : digits).slice(0, 11)
}

/** Up to eight digits and a last character that may be X, as most states print it. */
function rgChars(text: string): string {
  let rg = ''
  for (const sign of text.toUpperCase().replace(/[^0-9X]/g, '')) {
    if (rg.length === 8 || (rg.length < 8 && sign !== 'X')) rg += sign
  }
  return rg
}

/** Digits with thousands dots and at most two decimals, as one types them: '1234,5' → '1.234,5'. */
function moneyText(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d,]/g, '').split(',')
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 12)
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, '.')
  return rest.length > 0 ? `${grouped || '0'},${rest.join('').slice(0, 2)}` : grouped
}

/** The masks of spec section 5: CPF, CNPJ, phone, CEP, RG, BRL money, date, card number. */
export const masks: Record<MaskName, Mask> = {
  cpf: digitsMask('###.###.###-##', 11, { isComplete: isCpf }),
  cnpj: {
    parse: cnpjChars,
    format: (text) => fill('##.###.###/####-##', cnpjChars(text)),
    isComplete: isCnpj,
    inputMode: 'text',
    placeholder: '00.000.000/0000-00',
  },
  telefone: {
    parse: phoneDigits,
    format: (text) => {
      const digits = phoneDigits(text)
      return fill(digits.length > 10 ? '(##) #####-####' : '(##) ####-####', digits)
    },
    isComplete: (text) => phoneDigits(text).length >= 10,
    inputMode: 'tel',
    placeholder: '(11) 90000-0000',
  },
  cep: digitsMask('#####-###', 8),
  rg: {
    parse: rgChars,
    format: (text) => fill('##.###.###-#', rgChars(text)),
    isComplete: (text) => rgChars(text).length >= 7,
    inputMode: 'text',
    placeholder: '00.000.000-0',
  },
  dinheiro: {
    parse: (text) => moneyText(text).replaceAll('.', ''),
    format: moneyText,
    isComplete: (text) => /\d/.test(text),
    inputMode: 'decimal',
    placeholder: '0,00',
  },
  data: digitsMask('##/##/####', 8, {
    format: (text) => fill('##/##/####', clampDate(onlyDigits(text).slice(0, 8))),
    parse: (text) => clampDate(onlyDigits(text).slice(0, 8)),
    placeholder: 'dd/mm/aaaa',
  }),
  cartao: digitsMask('#### #### #### #### ###', 19, {
    isComplete: isCardNumber,
    placeholder: '0000 0000 0000 0000',
  }),
}
