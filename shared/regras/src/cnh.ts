/** Driving licences (CNH): category A beside one of B to E, where a later letter may drive what the ones before it may. */

export const CATEGORIAS_CNH = ['A', 'B', 'C', 'D', 'E'] as const
export type CategoriaCnh = (typeof CATEGORIAS_CNH)[number]

/** Every licence there is, as it is written. */
export const CNHS = ['A', 'B', 'C', 'D', 'E', 'AB', 'AC', 'AD', 'AE'] as const
export type Cnh = (typeof CNHS)[number]

/**
 * A licence in any notation: 'ab', 'A/B', 'A e B', 'categoria D', 'CNH: B e C'.
 * @returns null when no licence is told by it
 */
export function readCnh(text: string): Cnh | null {
  const words = text
    .toUpperCase()
    .replaceAll(/CNH|CATEGORIAS?|CAT\b|[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    // «A e B» joins two letters, «a E» at the end is one.
    .filter((word, n, all) => word !== '' && !(word === 'E' && n > 0 && n < all.length - 1))
  const letters = words.join('')
  if (!/^[A-E]+$/.test(letters)) return null
  const highest =
    letters
      .split('')
      .filter((letter) => letter !== 'A')
      .toSorted()
      .at(-1) ?? ''
  const cnh = `${letters.includes('A') ? 'A' : ''}${highest}`
  return CNHS.find((one) => one === cnh) ?? null
}

/** The licences with which one may drive what a category asks for: with D also what B and C ask. */
export const cnhsWith = (categoria: CategoriaCnh): Cnh[] =>
  CNHS.filter((cnh) =>
    categoria === 'A'
      ? cnh.startsWith('A')
      : cnh.split('').some((letter) => letter !== 'A' && letter >= categoria),
  )
