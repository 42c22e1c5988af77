import { type Kysely, sql } from 'kysely'
import { NOMES_DE_ARQUIVOS } from '../sql/nomes-de-arquivo'
import { waitForEver } from './online'

/**
 * Files that nobody names since before a file went with the last who did (migration 165): of people who were erased, of
 * applications that were taken back. Their objects leave the store with the next sweep. Younger ones may be on their way
 * in, in a transaction that is not seen yet.
 * Locks: the rows that it deletes, which nobody else knows of.
 * Beside: a file that nobody names is named by nobody later, in the release before either.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await waitForEver(db, async () => {
    await sql
      .raw(`
      delete from arquivo a where a.criado_em < now() - interval '1 day'
        and not exists (select from (${NOMES_DE_ARQUIVOS}) n where n.arquivo_id = a.id)`)
      .execute(db)
  })
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
