import { foldText } from '@seleta/regras/text'

const CONNECTIVES = new Set([
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
  return words.map((word) => word.replace(/\.+$/, '')).filter((word) => !CONNECTIVES.has(word))
}
