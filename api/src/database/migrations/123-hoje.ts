import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

/** Whom a list shows unless it is asked for others. */
const PRESENTES = "situacao = 'ativa' and eliminada_motivo is null"

/**
 * What waits for somebody is counted from indexes alone (product 65): who was seen by nobody, who heard nothing, and
 * since when people stand in a stage.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createIndexOnline(
    db,
    'inscricao_nova',
    `on inscricao (empresa_id, campanha_id, criada_em) where ${PRESENTES} and vista_em is null`,
  )
  await createIndexOnline(
    db,
    'inscricao_sem_resposta',
    `on inscricao (empresa_id, campanha_id, criada_em) include (etapa_id)
      where ${PRESENTES} and respondida_em is null`,
  )
  await createIndexOnline(
    db,
    'inscricao_parada',
    `on inscricao (etapa_id, na_etapa_desde) where ${PRESENTES}`,
  )
}

/**
 * When somebody was last at work in the product, and when the visit before that ended (decision 162).
 * Locks: `usuario` for the moment in which the columns are written into the catalogue.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table usuario add column visita_em timestamptz, add column visita_anterior_em timestamptz`.execute(
    db,
  )
}
