import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

/** Reasons are counted by themselves, and their key holds for what is there: both beside what runs. */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createIndexOnline(
    db,
    'inscricao_motivo',
    'on inscricao (empresa_id, motivo_id) where motivo_id is not null',
  )
  await sql`alter table inscricao validate constraint inscricao_motivo_fkey`.execute(db)
}

/** The index is all of it. */
export async function up(): Promise<void> {}
