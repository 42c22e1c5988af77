import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from './schema'

interface PutBack {
  readonly table:
    | 'talento'
    | 'inscricao'
    | 'resposta'
    | 'semelhanca'
    | 'experiencia'
    | 'formacao_academica'
    | 'nota'
    | 'nota_mencao'
    | 'aviso'
    | 'aviso_lido'
  readonly rows: readonly object[]
  /** Columns that do not come as they were kept, of the row as v. */
  readonly instead?: Readonly<Record<string, RawBuilder<unknown>>>
  /** Which of the rows come, of the row as v; else all. */
  readonly where?: RawBuilder<boolean>
}

/**
 * Writes rows as they were kept, inside its caller's transaction. A column that was let go since keeps nobody away
 * (decision 135), and neither does a file or a colleague that is gone since: the row comes back as it had gone on without
 * them, had it stayed («on delete set null»).
 * @param empresaId who puts them back, whose the rows are
 */
export async function putBack(
  trx: Kysely<Database>,
  empresaId: number,
  { table, rows, instead = {}, where = sql<boolean>`true` }: PutBack,
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const { rows: columns } = await sql<{ nome: string; solta: string | null }>`
    select a.attname::text as nome, (
      select k.confrelid::regclass::text from pg_constraint k
      where k.conrelid = a.attrelid and k.contype = 'f' and k.confdeltype = 'n' and k.conkey = array[a.attnum]) as solta
    from pg_attribute a where a.attrelid = ${`public.${table}`}::regclass
      and a.attnum > 0 and not a.attisdropped and a.attname = any(${Object.keys(first)}::text[])
  `.execute(trx)
  const values = columns.map(({ nome, solta }) => {
    if (nome === 'empresa_id') return sql`${empresaId}::bigint`
    const column = sql.ref(`v.${nome}`)
    if (solta === null) return instead[nome] ?? column
    return sql`(select o.id from ${sql.table(solta)} o where o.empresa_id = ${empresaId} and o.id = ${column})`
  })
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map(({ nome }) => sql.ref(nome)))}) overriding system value
    select ${sql.join(values)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) v where ${where}
  `.execute(trx)
}
