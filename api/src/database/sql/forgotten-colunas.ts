/** What a column without a name is called, before its number. */
export const COLUNA = 'Coluna'
/** What a file without a name is called, without its ending. */
export const PLANILHA = 'planilha'

/** The columns of an import `i` without the cells that were shown as examples of them, as a value of `colunas`. */
export const WITHOUT_EXAMPLES = `(
  select coalesce(jsonb_agg(c.coluna || '{"exemplos": []}' order by c.n), '[]')
  from jsonb_array_elements(i.colunas) with ordinality c (coluna, n))`

/**
 * The same without their names, too: these are cells of the file's first row, which is somebody's where the file has no
 * line of names.
 */
export const WITHOUT_CELLS = `(
  select coalesce(jsonb_agg(c.coluna || jsonb_build_object('exemplos', '[]'::jsonb, 'nome', '${COLUNA} ' || c.n) order by c.n), '[]')
  from jsonb_array_elements(i.colunas) with ordinality c (coluna, n))`
