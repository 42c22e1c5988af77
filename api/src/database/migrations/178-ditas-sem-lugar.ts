import type { Kysely } from 'kysely'
import { createIndexOnline } from './online'

const DITAS = [
  ['fusao_email_sem_lugar', 'email'],
  ['fusao_cpf_sem_lugar', 'cpf'],
] as const

/**
 * Of whom an e-mail or CPF was told that somebody else had: asked when it is nobody's any more (decision 233), for each
 * part of a file that is taken back. Few are; the company's merges are many.
 * Locks: none; the indexes are built beside readers and writers.
 * Beside: the release before asks for none of it.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  for (const [name, key] of DITAS)
    await createIndexOnline(
      db,
      name,
      `on fusao (empresa_id, ((chegou->>'${key}')::citext))
         where depois->>'${key}' is null and chegou->>'${key}' is not null and desfeita_em is null and unida is null`,
    )
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
