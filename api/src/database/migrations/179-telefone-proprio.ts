import { type Kysely, sql } from 'kysely'
import { waitForMoments } from './online'

/**
 * The phone that a person told on their own page: nobody has proven it, so it joins nobody (decision 108). Whoever has
 * corrected their own data before may have told the one that stands.
 * Locks: `talento` for the moment in which a column without a default is written into the catalogue, then the rows of those
 * few, one statement's time.
 * Beside: the release before knows no such column, and leaves it as it is; a phone told by its page meanwhile counts as
 * it did.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await waitForMoments(db)
  await sql`alter table talento add column if not exists telefone_proprio text`.execute(db)
  await sql`
    update talento t set telefone_proprio = t.telefone from (
      select distinct empresa_id, talento_id from evento
      where tipo = 'talento_corrigido' and (dados ? 'isPropria' or not dados ? 'campos')
        and (not dados ? 'campos' or dados->'campos' ? 'Telefone')
    ) e
    where t.empresa_id = e.empresa_id and t.id = e.talento_id and t.telefone is not null and t.telefone_proprio is null
  `.execute(db)
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
