import type { Kysely } from 'kysely'
import { createIndexOnline } from './online'

/**
 * The sitemap index asks of every company which jobs are open and when one last changed (decision 117): answered from
 * an index, not from rows that hold whole descriptions. Counters of a row are not in it, so a move still costs it nothing.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createIndexOnline(
    db,
    'campanha_mapa',
    `on campanha (empresa_id, id) include (situacao, fechamento, publicada_em, alterada_em, excluida_em)
       where publicada_em is not null`,
  )
}

export function up(): Promise<void> {
  return Promise.resolve()
}
