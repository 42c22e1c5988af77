import { type Kysely, sql } from 'kysely'
import { waitForMoments } from './online'

/**
 * In which campaign whoever told of a known person put them, though they may have been there: who tells no more leaves them
 * there for whoever still does. Of merges of before it is known for those of a file that know its row.
 * Locks: `fusao` for the moment in which a column without a default is written into the catalogue, then the rows of one
 * file after the other, a statement each.
 * Beside: the release before writes none, as merges of before.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await waitForMoments(db)
  await sql`alter table fusao add column if not exists campanha_id bigint`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select id from importacao where estado = 'concluida' and campanha_id is not null order by id
  `.execute(db)
  for (const { id } of rows)
    await sql`
      update fusao f set campanha_id = m.campanha_id from importacao m
      where m.id = ${id}::bigint and f.importacao_id = m.id and f.linha is not null and f.desfeita_em is null
        and f.campanha_id is null
    `.execute(db)
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
