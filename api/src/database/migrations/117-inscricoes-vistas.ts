import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

/** Whom a list shows unless it is asked for others: both orders are read from an index of these. */
const PRESENTES = "where situacao = 'ativa' and eliminada_motivo is null"

/** Lists of a campaign are ordered by when people applied and since when they have been in their stage (audit P19). */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createIndexOnline(db, 'inscricao_chegada', `on inscricao (campanha_id, criada_em, id) ${PRESENTES}`)
  await createIndexOnline(
    db,
    'inscricao_na_etapa',
    `on inscricao (campanha_id, na_etapa_desde, id) ${PRESENTES}`,
  )
}

/**
 * When somebody of the company first saw an application (decision 153). Those of before count as seen now: nobody wrote
 * down who looked. A default that is the same for all rows is kept in the catalogue, no row is written; it is let go in
 * the same moment, so that the next application is new.
 * Locks: `inscricao` for the moment in which the column is written into the catalogue.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inscricao add column vista_em timestamptz default now()`.execute(db)
  await sql`alter table inscricao alter column vista_em drop default`.execute(db)
}
