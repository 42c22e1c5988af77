import type { Kysely } from 'kysely'
import { createIndexOnline, waitForMoments } from './online'

/**
 * The basket asks of each person whether one of their applications came from a source, or since a day (product 66). A
 * source that brings a third of all people is found by walking people and their applications side by side: the index
 * holds all that is asked, in the order of a company's people, so that no application's row is read (decision 194).
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await waitForMoments(db)
  await createIndexOnline(
    db,
    'inscricao_da_pessoa',
    'on inscricao (empresa_id, talento_id) include (criada_em, fonte, id, retirada_em, movida_por)',
  )
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
