/**
 * A Brazilian phone as it is stored and compared: area code and number, digits only.
 * @returns null when it is not a phone of 10 or 11 digits, with or without the country's 55
 */
export function normalizeTelefone(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '')
  const local = digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits
  return local.length === 10 || local.length === 11 ? local : null
}
