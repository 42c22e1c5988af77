/** A table on its way out: one head, rows of plain values. */
export interface Planilha {
  readonly colunas: readonly string[]
  readonly linhas: readonly (readonly Celula[])[]
}
export type Celula = string | number | null
