import { fillPattern, onlyDigits } from './digits'
import { oneBlank } from './text'

/**
 * Brazilian phone numbers as people write them (product 43, security S21).
 * A number is two digits of area and eight (fixed, or a mobile of before 2016) or nine digits starting with 9.
 */

/** An area code in use (Anatel), and behind it a mobile with its 9, or a number of eight digits. */
const NUMERO_NACIONAL = /^(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])(?:9\d{8}|[2-9]\d{7})$/

/**
 * The phone in a text, as it is stored and compared.
 * @param text as typed: '(11) 98765-4321', '+55 11 98765 4321', '0xx11…', '0055…', 'two / numbers'
 * @returns 10 or 11 digits, or null when no number in it can be a Brazilian one
 */
export function readTelefone(text: string): string | null {
  // A cell may hold thousands of blanks, which the patterns would go through anew from each of them.
  const withoutExtension = oneBlank(text).replace(/\b(?:ramal|ram\.?|r\.)\s*:?\s*\d+.*$/i, '')
  for (const part of withoutExtension.split(/[/;,|]|\bou\b/i)) {
    const numero = numeroOf(part)
    if (numero !== null) return numero
  }
  return null
}

/** Whether a text holds a Brazilian phone, however it is written. */
export const isTelefone = (text: string): boolean => readTelefone(text) !== null

function numeroOf(part: string): string | null {
  const isInternational = /^\s*\(?\s*(?:\+|00)/.test(part)
  const digits = onlyDigits(part).replace(/^00/, '')
  const candidates = isInternational
    ? withCountry(digits)
    : [digits, ...withTrunk(digits), ...withCountry(digits)]
  return candidates.find((digits) => NUMERO_NACIONAL.test(digits)) ?? null
}

/** '55' before a whole national number; a bare 11-digit '55…' is an area code (Rio Grande do Sul). */
function withCountry(digits: string): string[] {
  if (!digits.startsWith('55')) return []
  const rest = digits.slice(2)
  return [rest, ...withTrunk(rest)]
}

/** The trunk zero, alone or with a two-digit carrier: '011…', '0 15 11…'. */
function withTrunk(digits: string): string[] {
  return digits.startsWith('0') ? [digits.slice(1), digits.slice(3)] : []
}

/**
 * What was typed of a phone: up to 11 digits, without country and trunk zero.
 * @param text a text that starts with '(' is our own mask's, and its 55 is the area code (Rio Grande do Sul)
 */
export function typedTelefone(text: string): string {
  const digits = onlyDigits(text)
  if (text.trimStart().startsWith('(')) return digits.replace(/^0+/, '').slice(0, 11)
  const hasCountry = digits.length > 11 && digits.startsWith('55')
  const typed = (hasCountry ? digits.slice(2) : digits).replace(/^0+/, '').slice(0, 11)
  return readTelefone(text) ?? typed
}

/** '(11) 98765-4321', also while it is half typed. */
export function maskTelefone(text: string): string {
  const digits = typedTelefone(text)
  return fillPattern(digits.length > 10 ? '(##) #####-####' : '(##) ####-####', digits)
}

/** '(11) 98765-4321' for showing; a text that is no Brazilian number stays as it was written. */
export function formatTelefone(telefone: string): string {
  const numero = readTelefone(telefone)
  return numero === null ? telefone.trim() : maskTelefone(`(${numero}`)
}

/**
 * Address that opens a conversation.
 * @param telefone as stored
 * @param mensagem text put into the box, e.g. the stage's message
 * @returns `https://wa.me/55` + 10 or 11 digits, or null when the number cannot be one
 */
export function whatsappLink(telefone: string, mensagem = ''): string | null {
  const numero = readTelefone(telefone)
  if (numero === null) return null
  return `https://wa.me/55${numero}${mensagem === '' ? '' : `?text=${encodeURIComponent(mensagem)}`}`
}

/** Address that dials; null when the number cannot be one. */
export function telLink(telefone: string): string | null {
  const numero = readTelefone(telefone)
  return numero === null ? null : `tel:+55${numero}`
}
