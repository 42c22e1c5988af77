import type { Kysely } from 'kysely'
import { createIndexOnline } from './online'

/**
 * Rows of imported files that still say something of somebody, by company: erasing a person looks for them in their
 * company's files, and each night for those of old files. Without it both read every row that was ever imported.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await createIndexOnline(
    db,
    'importacao_linha_guardada',
    `on importacao_linha (empresa_id, importacao_id) where valores <> '[]' or nome <> ''`,
  )
}

/** The index is all. */
export async function up(): Promise<void> {}
