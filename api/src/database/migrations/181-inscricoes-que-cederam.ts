import type { Kysely } from 'kysely'
import { createIndexOnline } from './online'

/**
 * Applications that gave way when two people were joined, by their random ids: a mailed key still names them (decision 108).
 * Locks: none; the index is built beside readers and writers.
 * Beside: the release before asks for none of it.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createIndexOnline(
    db,
    'fusao_inscricoes_largadas',
    `on fusao using gin (jsonb_path_query_array(unida, '$.largadas[*].inscricao.identificador'))
      where unida is not null and desfeita_em is null`,
  )
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
