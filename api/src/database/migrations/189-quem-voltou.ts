import { type Kysely, sql } from 'kysely'

/**
 * Whoever went with a file that was taken back, and came in again under another random id, is known by that one, whatever
 * their name and keys are by the time they are erased (decision 138).
 * Locks: `talento_devolvido` for the time of reading it once.
 * Beside: the release before notes of nobody that they came in again: name and keys say it, as ever.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table talento_devolvido add column voltou_como uuid`.execute(db)
  await sql`
    create index talento_devolvido_voltou on talento_devolvido (empresa_id, voltou_como) where voltou_como is not null
  `.execute(db)
}
