import type { Etapa } from '@seleta/contract/kanban'

/** How many people stand on a board; undefined while it is not known. */
export const countPessoas = (board: readonly Etapa[] | undefined) =>
  board?.reduce((sum, { qtdTalentos }) => sum + qtdTalentos, 0)
