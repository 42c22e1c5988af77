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

/**
 * A name as it may stand in a list, a mail header and a file: one line, without anything that cannot be seen and turns
 * the writing around it (audit S17). Single blanks, none at the ends.
 */
export const umaLinha = (text: string): string =>
  text
    .replaceAll(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
