/**
 * Text as comparisons, searches and plain names see it: one folding for browser and server, so that what one screen
 * finds by «sao» another finds too.
 */

/** 'São' → 'Sao': letters without their accents, everything else as it was. */
export const withoutAccents = (text: string): string =>
  // Loose ones go first: thousands of them would be put in order, one by one.
  text.replaceAll(/\p{M}/gu, '').normalize('NFD').replaceAll(/\p{M}/gu, '')

/** One blank between words, none at the ends. */
export const oneBlank = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** The beginning of a text, so many units of UTF-16 at most, without half a sign at its end, which no database keeps. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/, '')

/**
 * Text as comparisons see it: no accents, lower case, one blank between words.
 * @returns for example 'programacao java' for ' Programação  JAVA '
 */
export const foldText = (text: string): string => oneBlank(withoutAccents(text.toLowerCase()))

/** The words of a text, folded; none for a blank one. */
export const foldedWords = (text: string): string[] => {
  const folded = foldText(text)
  return folded === '' ? [] : folded.split(' ')
}

/** 'a', 'a e b', 'a, b e c'. */
export const listWords = (items: readonly string[]): string => {
  const rest = items.slice(0, -1)
  return rest.length === 0 ? (items[0] ?? '') : `${rest.join(', ')} e ${items.at(-1) ?? ''}`
}

/** Signs that nobody sees: controls of writing, fillers, tags; not the ones that join letters or pictures. */
const INVISIBLE =
  /(?!\u200c|\u200d|[\u0600-\u0605\u06dd\u070f\u08e2])\p{Cf}|\u034f|\u17b4|\u17b5|[\u115f\u1160\u2800\u3164\uffa0]/gu
/** The two that join, with nothing to join. */
const LOOSE_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu

/**
 * A name as it may stand in a list, a mail header and a file: one line, without anything that cannot be seen and turns
 * the writing around it (audit S17). Single blanks, none at the ends.
 */
export const oneLine = (text: string): string =>
  text
    .replaceAll(INVISIBLE, '')
    .replaceAll(LOOSE_JOINERS, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
