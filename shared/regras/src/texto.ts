/**
 * Text as comparisons, searches and plain names see it: one folding for browser and server, so that what one screen
 * finds by «sao» another finds too.
 */

/** 'São' → 'Sao': letters without their accents, everything else as it was. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/**
 * Text as comparisons see it: no accents, lower case, one blank between words.
 * @returns for example 'programacao java' for ' Programação  JAVA '
 */
export const foldText = (text: string): string =>
  withoutAccents(text.toLowerCase()).replaceAll(/\s+/g, ' ').trim()

/** The words of a text, folded; none for a blank one. */
export const foldedWords = (text: string): string[] => {
  const folded = foldText(text)
  return folded === '' ? [] : folded.split(' ')
}
