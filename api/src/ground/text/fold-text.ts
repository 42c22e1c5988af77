/**
 * Text as comparisons see it: no accents, lower case, one space between words.
 * @returns for example 'programacao java' for ' Programação  JAVA '
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

const LIGACOES = new Set([
  'de',
  'da',
  'do',
  'das',
  'dos',
  'e',
  'em',
  'a',
  'o',
  'para',
  'com',
  'jr',
  'pl',
  'sr',
])

/** The words of a text that carry meaning, folded; '+', '#' and '.' stay inside a word (c++, c#, node.js). */
export function significantWords(text: string): string[] {
  const words = foldText(text).match(/[a-z0-9][a-z0-9+#.]*/g) ?? []
  return words.map((word) => word.replace(/\.+$/, '')).filter((word) => !LIGACOES.has(word))
}
