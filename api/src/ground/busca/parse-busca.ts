/** What a person typed into the keyword search, taken apart. */
export interface BuscaTalento {
  /** Words and "quoted phrases" that have to be there, in the syntax of websearch_to_tsquery. */
  readonly includes: string
  /** Words and phrases with a minus sign, without it. */
  readonly excludes: readonly string[]
  /** Only plain words, for the search by part of a name, e-mail or phone. Empty when there are phrases. */
  readonly palavras: readonly string[]
}

/**
 * Takes a keyword search apart: words are joined by E, 'ou' means either, "…" is a phrase, a minus sign excludes.
 * Exclusions stand apart because two search configurations are joined by OR, where they would cancel out.
 */
export function parseBusca(text: string): BuscaTalento {
  const tokens = text.match(/-?"[^"]*"?|\S+/g) ?? []
  const includes: string[] = []
  const excludes: string[] = []
  for (const token of tokens) {
    const isExclusion = token.startsWith('-') && token.length > 1
    const term = isExclusion ? token.slice(1) : token
    if (isExclusion) excludes.push(term)
    else if (term === '-') continue
    else includes.push(/^ou$/i.test(term) ? 'or' : term)
  }
  const hasSyntax = includes.some((term) => term.startsWith('"') || term === 'or')
  return { includes: includes.join(' '), excludes, palavras: hasSyntax ? [] : includes }
}
