/**
 * Levels of education that mean the same: who asks for one also finds the other. A degree in course of the filter's list
 * is stored under either name, depending on where it came from; the filter's list has no name for technical courses,
 * which are of the middle level.
 */
const SAME_NIVEL: readonly (readonly string[])[] = [
  ['Ensino Superior', 'Graduação'],
  ['Ensino Médio', 'Ensino Técnico'],
]

/** The stored texts that a choice of levels finds. */
export function expandNiveis(niveis: readonly string[]): string[] {
  return [...new Set(niveis.flatMap((nivel) => SAME_NIVEL.find((group) => group.includes(nivel)) ?? [nivel]))]
}
