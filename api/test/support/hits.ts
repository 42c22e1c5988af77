import { sql, type Kysely } from 'kysely'
import type { Database } from '../../src/database/schema'
import { listStored } from './stored-files'

/** Tables and files in which a text still stands, in small letters. */
export async function hits(db: Kysely<Database>, dataDir: string, text: string): Promise<string[]> {
  return (await hitsOfAll(db, dataDir, [text])).map(({ onde }) => onde)
}

/** The same of many texts: each table is read once. */
export async function hitsOfAll(
  db: Kysely<Database>,
  dataDir: string,
  texts: readonly string[],
): Promise<{ readonly text: string; readonly onde: string }[]> {
  const found: { text: string; onde: string }[] = []
  const { rows } = await sql<{ esquema: string; nome: string }>`
    select schemaname as esquema, tablename as nome from pg_tables where schemaname in ('public', 'fila') order by 1, 2
  `.execute(db)
  for (const { esquema, nome } of rows) {
    // A row becomes a text once, whatever is looked for in it.
    const { rows: some } = await sql<{ text: string }>`
      select distinct x as text
      from (select lower(${sql.ref('t')}::text) as linha from ${sql.table(`${esquema}.${nome}`)} t offset 0) l,
        unnest(${texts}::text[]) x
      where position(lower(x) in linha) > 0`.execute(db)
    found.push(...some.map(({ text }) => ({ text, onde: nome })))
  }
  const files = listStored(dataDir).map(({ path, bytes }) =>
    `${path} ${bytes.toString('latin1')}`.toLowerCase(),
  )
  for (const text of texts)
    found.push(...files.flatMap((one) => (one.includes(text.toLowerCase()) ? [{ text, onde: 'store' }] : [])))
  return found
}
