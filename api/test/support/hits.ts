import { sql, type Kysely } from 'kysely'
import type { Database } from '../../src/database/schema'
import { listStored } from './stored-files'

/** Tables and files in which a text still stands, in small letters. */
export async function hits(db: Kysely<Database>, dataDir: string, text: string): Promise<string[]> {
  const found: string[] = []
  const { rows } = await sql<{ esquema: string; nome: string }>`
    select schemaname as esquema, tablename as nome from pg_tables where schemaname in ('public', 'fila') order by 1, 2
  `.execute(db)
  for (const { esquema, nome } of rows) {
    const { rows: some } = await sql`
      select 1 from ${sql.table(`${esquema}.${nome}`)} t
      where position(${text.toLowerCase()} in lower(${sql.ref('t')}::text)) > 0 limit 1`.execute(db)
    if (some.length > 0) found.push(nome)
  }
  const files = listStored(dataDir).filter(({ path, bytes }) =>
    `${path} ${bytes.toString('latin1')}`.toLowerCase().includes(text.toLowerCase()),
  )
  return [...found, ...files.map(() => 'store')]
}
