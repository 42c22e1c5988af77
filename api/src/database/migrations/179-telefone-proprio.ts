import { type Kysely, sql } from 'kysely'
import { waitForMoments } from './online'

/**
 * Phones that a person told of themselves: nobody has proven them, so they join nobody (decision 108). Whoever has
 * corrected their own data before may have told the one that stands.
 * Locks: `talento` for the moment in which a column without a default is written into the catalogue, then the rows of those
 * few, one statement's time.
 * Beside: the release before knows no such column, and leaves it as it is; a phone told by its page meanwhile counts as
 * it did.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await waitForMoments(db)
  await sql`alter table talento add column if not exists telefones_proprios text[]`.execute(db)
  await sql`
    update talento t set telefones_proprios = array[t.telefone] from (
      select distinct empresa_id, talento_id from evento
      where tipo = 'talento_corrigido' and (dados ? 'isPropria' or not dados ? 'campos')
        and (not dados ? 'campos' or dados->'campos' ? 'Telefone')
    ) e
    where t.empresa_id = e.empresa_id and t.id = e.talento_id and t.telefone is not null and t.telefones_proprios is null
  `.execute(db)
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
