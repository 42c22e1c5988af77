import type { Mencionavel } from '@seleta/regras/mencao'
import { foldText } from '@seleta/regras/text'

/** So many are offered: who is not among them types one letter more. */
const MOST = 6

/**
 * Colleagues whose name, or a later word of it, begins with what was typed behind an «@», whatever its accents.
 * @returns by name, those whose whole name begins so first
 */
export function findColegas(colegas: readonly Mencionavel[], termo: string): Mencionavel[] {
  // A blank at the end is typed on behind a whole name.
  if (termo.endsWith(' ')) return []
  const asked = foldText(termo)
  const begins = ({ nome }: Mencionavel) => foldText(nome).startsWith(asked)
  const later = (one: Mencionavel) => !begins(one) && ` ${foldText(one.nome)}`.includes(` ${asked}`)
  return [...colegas.filter(begins), ...colegas.filter(later)].slice(0, MOST)
}
