import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

/** Which stages a ficha is of is found by itself, and their key holds for what is there: both beside what runs. */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createIndexOnline(db, 'etapa_ficha', 'on etapa (empresa_id, ficha_id) where ficha_id is not null')
  await sql`alter table etapa validate constraint etapa_ficha_fkey`.execute(db)
}

/** The index is all of it. */
export async function up(): Promise<void> {}
