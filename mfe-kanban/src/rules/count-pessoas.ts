import type { Etapa } from '@seleta/contract/kanban'
import { isUnplaced } from './unplaced-column'

/** How many people stand in stages, and how many beside them in none; undefined while it is not known. */
export function countPessoas(board: readonly Etapa[] | undefined) {
  if (board === undefined) return undefined
  const sum = (etapas: readonly Etapa[]) => etapas.reduce((all, { qtdTalentos }) => all + qtdTalentos, 0)
  return {
    onBoard: sum(board.filter((etapa) => !isUnplaced(etapa))),
    semEtapa: sum(board.filter(isUnplaced)),
  }
}
export type Pessoas = NonNullable<ReturnType<typeof countPessoas>>
