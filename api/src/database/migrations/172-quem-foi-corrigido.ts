import { type Kysely, sql } from 'kysely'
import { waitForMoments } from './online'

/**
 * How many corrections by recruiters stand of the person whom a sending made (decision 192): of whom one stands is not
 * merely told of. Those of before are counted from the log.
 * Locks: `declaracao` for the moment in which the column is written into the catalogue, then the rows of those few, one
 * statement's time.
 * Beside: the release before knows no such column, and leaves it as it is.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await waitForMoments(db)
  await sql`alter table declaracao add column if not exists correcoes integer not null default 0`.execute(db)
  await sql`
    update declaracao d set correcoes = e.correcoes from (
      select empresa_id, talento_id, sum(case when dados ? 'isDesfeita' then -1 else 1 end) as correcoes
      from evento where tipo = 'talento_corrigido' and dados ? 'campos' group by 1, 2
    ) e
    where d.empresa_id = e.empresa_id and d.talento_id = e.talento_id and d.fez_talento and e.correcoes > 0
  `.execute(db)
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
