/** A table on its way out: one head, rows of plain values. */
export interface Sheet {
  readonly colunas: readonly string[]
  readonly linhas: readonly (readonly Cell[])[]
}
export type Cell = string | number | null
