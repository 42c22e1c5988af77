/** What a column without a name is called, before its number. */
export const UNNAMED_COLUMN = 'Coluna'
/** What a file without a name is called, without its ending. */
export const UNNAMED_SHEET = 'planilha'

/** The columns of an import `i` without the cells that were shown as examples of them, as a value of `colunas`. */
export const WITHOUT_EXAMPLES = `(
  select coalesce(jsonb_agg(c.coluna || '{"exemplos": []}' order by c.n), '[]')
  from jsonb_array_elements(i.colunas) with ordinality c (coluna, n))`

/**
 * The same without their names, too: these are cells of the file's first row, which is somebody's where the file has no
 * line of names.
 */
export const WITHOUT_CELLS = `(
  select coalesce(jsonb_agg(c.coluna || jsonb_build_object('exemplos', '[]'::jsonb, 'nome', '${UNNAMED_COLUMN} ' || c.n) order by c.n), '[]')
  from jsonb_array_elements(i.colunas) with ordinality c (coluna, n))`
