import { foldedWords, foldText } from '@seleta/regras/text'

/** What the palette can offer; pure, so that its rules are tested without a screen (design 2, 'Palette'). */

export type PaletteGroup = 'Ir para' | 'Ações' | 'Campanhas' | 'Candidatos'

export interface PaletteItem {
  readonly id: string
  readonly group: PaletteGroup
  readonly label: string
  /** Second line: state of a campaign, place of a person. */
  readonly detail?: string
  readonly run: () => void
}

/** Items whose words contain every word of the text. */
export function matching(items: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const wanted = foldedWords(text)
  return items.filter(({ label }) => wanted.every((word) => foldText(label).includes(word)))
}

export interface PaletteSection {
  readonly group: PaletteGroup
  readonly items: readonly PaletteItem[]
}

/** In the order of the items, one section per group. */
export function sectionsOf(items: readonly PaletteItem[]): readonly PaletteSection[] {
  const groups = [...new Set(items.map(({ group }) => group))]
  return groups.map((group) => ({ group, items: items.filter((item) => item.group === group) }))
}
