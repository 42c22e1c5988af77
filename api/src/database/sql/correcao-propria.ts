import { sql } from 'kysely'

/** Whether the person themselves did it: a `talento_corrigido`, which before named no fields of theirs. */
export const isCorrecaoPropria = (evento: string) => {
  const dados = sql.ref(`${evento}.dados`)
  return sql<boolean>`(${dados} ? 'isPropria' or not ${dados} ? 'campos')`
}
