import { type Kysely, sql } from 'kysely'
import { lockTogether } from './online'

/**
 * What else a merge changed, for whoever takes it back: the row of the file that told of the person, applications that it
 * made theirs, and how they had been hidden. Merges of before know nothing of it.
 * Locks: `fusao` for the moment in which columns without a default are written into the catalogue.
 * Beside: the release before writes none of them, as merges of before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lockTogether(db, ['fusao'])
  await sql`
    alter table fusao add column linha integer, add column tomadas bigint[], add column oculta_em timestamptz,
      add column avisada_em date
  `.execute(db)
}
