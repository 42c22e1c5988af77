import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

const ON = '(empresa_id, lower(destinatario)) where talento_id is not null'

/**
 * What others were sent to the address of somebody who is erased is looked for by that address (decision 220).
 * Locks: `mensagem` against writers for a moment; every month has the index already, built beside readers and writers, and
 * only joins it.
 * Beside: the release before writes it, and reads nothing by it.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ parte: string }>`
    select inhrelid::regclass::text as parte from pg_inherits where inhparent = 'mensagem'::regclass order by 1
  `.execute(db)
  for (const { parte } of rows) await createIndexOnline(db, `${parte}_endereco`, `on ${parte} ${ON}`)
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create index mensagem_endereco on mensagem ${ON}`).execute(db)
}
