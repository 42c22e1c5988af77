/** The columns of an import `i` without the cells that were shown as examples of them, as a value of `colunas`. */
export const WITHOUT_EXAMPLES = `(
  select coalesce(jsonb_agg(c || '{"exemplos": []}'), '[]') from jsonb_array_elements(i.colunas) c)`
