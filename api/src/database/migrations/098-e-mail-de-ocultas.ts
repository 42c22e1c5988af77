import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

/**
 * Somebody who is hidden keeps their e-mail, and who is in sight may have the same: an application by nobody knows whom
 * stands for itself, beside the hidden person (docs/decisions/129). In sight an e-mail stands once, as before.
 */
export const prepare = (db: Kysely<unknown>): Promise<void> =>
  createIndexOnline(
    db,
    'talento_email_em_vista',
    'on talento (empresa_id, email, oculta_em) nulls not distinct where email is not null',
    true,
  )

/** Locks: the catalogue alone, and `talento` for the moment in which the former index goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index talento_email`.execute(db)
}
