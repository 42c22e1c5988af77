const SHOWN = 3
/** Characters that stand on four lines of the narrowest column. */
const ROOM = 40

/** Whole skills, the first one at least, and how many more there are: none is cut. */
export function shortHabilidades(habilidades: readonly string[]): string {
  const shown = habilidades
    .slice(0, SHOWN)
    .filter((_, index) => index === 0 || habilidades.slice(0, index + 1).join(', ').length <= ROOM)
  const rest = habilidades.length - shown.length
  return `${shown.join(', ')}${rest > 0 ? ` +${rest}` : ''}`
}
