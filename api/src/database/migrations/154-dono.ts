import { type Kysely, sql } from 'kysely'
import { lockTogether } from './online'

/**
 * Who takes care of a person in a campaign (product 71, decision 186).
 * Locks: `inscricao` and `usuario` for the moment in which the column and its key are written into the catalogue; no row is
 * read, because nobody takes care of anybody yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lockTogether(db, ['inscricao', 'usuario'])
  await sql`alter table inscricao add column dono_id bigint`.execute(db)
  await sql`
    alter table inscricao add constraint inscricao_dono_fkey foreign key (empresa_id, dono_id)
    references usuario (empresa_id, id) not valid
  `.execute(db)
}
