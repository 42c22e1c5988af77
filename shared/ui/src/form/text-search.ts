import { foldedWords, foldText } from '@seleta/regras/text'

/**
 * The options whose label has every word of the query, accents and case ignored; those that start with the
 * query come first, then those with a word that does. At most `most` of them, in their given order otherwise.
 */
export function searchOptions<T>(
  options: readonly T[],
  query: string,
  getLabel: (option: T) => string,
  most = 100,
): T[] {
  const wanted = foldText(query)
  if (!wanted) return options.slice(0, most)
  const words = foldedWords(query)
  const ranks: [T[], T[], T[]] = [[], [], []]
  for (const option of options) {
    const label = foldText(getLabel(option))
    if (!words.every((word) => label.includes(word))) continue
    if (label.startsWith(wanted)) ranks[0].push(option)
    else if (label.includes(` ${wanted}`)) ranks[1].push(option)
    else ranks[2].push(option)
  }
  return ranks.flat().slice(0, most)
}
