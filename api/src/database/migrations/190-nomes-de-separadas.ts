import type { Kysely } from 'kysely'
import { createIndexOnline } from './online'

/**
 * Who came out of somebody else, by the name that was told: asked when a namesake is erased, of all of a company's merges
 * that were taken apart (decision 138). Of a name alone: other questions about such merges find them by their number.
 * Locks: none; the index is built beside readers and writers.
 * Beside: the release before asks for none of it.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createIndexOnline(
    db,
    'fusao_nome_de_separada',
    `on fusao (empresa_id, public.f_busca(regexp_replace(ltrim(chegou->>'nome', ''''), '[[:space:]]+', ' ', 'g')))
      where unida is null and desfeita_em is not null and chegou ? 'nome'`,
  )
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
