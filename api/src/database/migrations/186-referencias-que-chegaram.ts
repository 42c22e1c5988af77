import type { Kysely } from 'kysely'
import { createIndexOnline } from './online'

/**
 * References at origins that merges brought, by which their people are found again (decision 063).
 * Locks: none; the index is built beside readers and writers.
 * Beside: the release before notes no origin with what came, and asks for none.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createIndexOnline(
    db,
    'fusao_referencia',
    `on fusao (empresa_id, (chegou->>'referencia'))
      where chegou->>'origem' is not null and desfeita_em is null and motivo <> 'referencia'`,
  )
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
