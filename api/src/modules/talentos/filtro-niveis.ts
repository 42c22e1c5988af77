/**
 * Levels that mean the same: who asks for one also finds the other. A degree in course of the filter's list is
 * stored under either name, depending on where it came from.
 */
const MESMO_NIVEL: readonly (readonly string[])[] = [['Ensino Superior', 'Graduação']]

/** The stored texts that a choice of levels finds. */
export function expandNiveis(niveis: readonly string[]): string[] {
  return [
    ...new Set(niveis.flatMap((nivel) => MESMO_NIVEL.find((group) => group.includes(nivel)) ?? [nivel])),
  ]
}
