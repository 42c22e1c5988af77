/** One job function of the catalogue. The id never changes meaning: campaigns point at it for years. */
export interface FuncaoData {
  readonly id: number
  readonly descricao: string
  /** Other words people use for the same job, in lower case. */
  readonly sinonimos: readonly string[]
  readonly area: string
}

/** `[id, descricao, synonyms separated by commas]`: one line of an area's table. */
export type FuncaoLine = readonly [id: number, descricao: string, sinonimos: string]

/**
 * Turns the table of one area into catalogue entries.
 * @param area name of the area, as `areaInteresse` shows it
 * @param linhas ids are written out, so that a line put in between moves nobody's id
 */
export function defineArea(area: string, linhas: readonly FuncaoLine[]): FuncaoData[] {
  return linhas.map(([id, descricao, sinonimos]) => ({
    id,
    descricao,
    area,
    sinonimos: sinonimos === '' ? [] : sinonimos.split(',').map((s) => s.trim()),
  }))
}
