/**
 * Brazilian phone numbers as people write them (product 43, security S21). Pure.
 * A number is two digits of area and eight (fixed, or a mobile of before 2016) or nine digits starting with 9.
 */

/** Area codes in use (Anatel). */
const DDDS = new Set(
  [
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49',
    '51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89',
    '91 92 93 94 95 96 97 98 99',
  ].flatMap((line) => line.split(' ')),
)

/**
 * The national number inside a text.
 * @param text as typed: '(11) 98765-4321', '+55 11 98765 4321', '0xx11…', '0055…', 'two / numbers'
 * @returns 10 or 11 digits, or null when no number in it can be a Brazilian one
 */
export function numeroNacional(text: string): string | null {
  const withoutExtension = text.replace(/\b(?:ramal|ram\.?|r\.)\s*:?\s*\d+.*$/i, '')
  for (const part of withoutExtension.split(/[/;,|]|\bou\b/i)) {
    const numero = numeroOf(part)
    if (numero !== null) return numero
  }
  return null
}

function numeroOf(part: string): string | null {
  const isInternational = /^\s*\(?\s*(?:\+|00)/.test(part)
  const digits = part.replaceAll(/\D/g, '').replace(/^00/, '')
  const candidates = isInternational
    ? withCountry(digits)
    : [digits, ...withTrunk(digits), ...withCountry(digits)]
  return candidates.find(isNumeroNacional) ?? null
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

export function isNumeroNacional(digits: string): boolean {
  if (!/^\d{10,11}$/.test(digits) || !DDDS.has(digits.slice(0, 2))) return false
  const local = digits.slice(2)
  if (/^(\d)\1+$/.test(local)) return false
  return local.length === 9 ? local.startsWith('9') : /^[2-9]/.test(local)
}

/**
 * Address that opens a conversation.
 * @param telefone as stored
 * @param mensagem text put into the box, e.g. the stage's message
 * @returns `https://wa.me/55` + 10 or 11 digits, or null when the number cannot be one
 */
export function whatsappLink(telefone: string, mensagem = ''): string | null {
  const numero = numeroNacional(telefone)
  if (numero === null) return null
  return `https://wa.me/55${numero}${mensagem === '' ? '' : `?text=${encodeURIComponent(mensagem)}`}`
}

/** Address that dials; null when the number cannot be one. */
export function telLink(telefone: string): string | null {
  const numero = numeroNacional(telefone)
  return numero === null ? null : `tel:+55${numero}`
}

/** '(11) 98765-4321'; a text that is no Brazilian number stays as it was written. */
export function formatTelefone(telefone: string): string {
  const numero = numeroNacional(telefone)
  if (numero === null) return telefone.trim()
  const local = numero.slice(2)
  return `(${numero.slice(0, 2)}) ${local.slice(0, -4)}-${local.slice(-4)}`
}

/** `mailto:` of a plain address; null when the text is none (a stored line break must not reach a header). */
export function mailLink(email: string): string | null {
  return /^[^\s@,;<>()"?&]+@[^\s@,;<>()"?&]+\.[^\s@,;<>()"?&]+$/.test(email) ? `mailto:${email}` : null
}
