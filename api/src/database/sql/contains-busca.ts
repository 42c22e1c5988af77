import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'

/**
 * Every word of a search stands somewhere in a folded column: accents, case and order of words do not matter.
 * @param column text that went through `f_busca`
 * @param busca what the person typed; blank is true for every row
 */
export function containsBusca(column: Expression<string>, busca: string): RawBuilder<SqlBool> {
  const words = busca.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return sql<SqlBool>`true`
  const parts = words.map(
    (word) => sql<SqlBool>`${column} like '%' || public.f_busca(${escapeLike(word)}) || '%'`,
  )
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`
}

/** The text starts with what was typed: those come first in a picker. */
export function startsWithBusca(column: Expression<string>, busca: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} like public.f_busca(${escapeLike(busca)}) || '%'`
}

/** As part of a pattern, the text means itself. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
