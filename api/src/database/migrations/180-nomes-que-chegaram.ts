import type { Kysely } from 'kysely'
import { createIndexOnline } from './online'

/**
 * Who told of somebody by a name: asked when somebody of that name is erased, of all of a company's merges (decision 233).
 * Locks: none; the index is built beside readers and writers.
 * Beside: the release before asks for none of it.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createIndexOnline(
    db,
    'fusao_nome_que_chegou',
    `on fusao (empresa_id, lower(btrim(chegou->>'nome'))) where unida is null and desfeita_em is null`,
  )
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
