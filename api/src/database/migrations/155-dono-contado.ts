import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

/** Whoever leaves is found with their people by one index, and the key holds for what is there: both beside what runs. */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createIndexOnline(
    db,
    'inscricao_dono',
    'on inscricao (empresa_id, dono_id, campanha_id) where dono_id is not null',
  )
  await sql`alter table inscricao validate constraint inscricao_dono_fkey`.execute(db)
}

/** The index is all of it. */
export async function up(): Promise<void> {}
