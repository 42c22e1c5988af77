import type { Kysely } from 'kysely'
import { createIndexOnline } from './online'

/** Whoever stands in no stage is a column of the board (audit B6): counted and read in its order by these alone. */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createIndexOnline(
    db,
    'inscricao_sem_etapa',
    "on inscricao (campanha_id, posicao, id) where etapa_id is null and situacao = 'ativa'",
  )
}

/** The index is all of it. */
export async function up(): Promise<void> {}
