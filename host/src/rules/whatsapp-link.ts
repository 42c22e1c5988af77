import { phoneDigits } from '@seleta/ui/masks'

/**
 * Spec section 2, product 43: country code 55 once, message filled in.
 * @param telefone any text with a Brazilian number
 * @returns null when it has not 10 or 11 digits
 */
export function whatsappLink(telefone: string, texto: string): string | null {
  const digits = phoneDigits(telefone)
  if (digits.length < 10) return null
  return `https://wa.me/55${digits}?text=${encodeURIComponent(texto)}`
}
