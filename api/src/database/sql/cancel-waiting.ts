import { WAITING } from '@seleta/contract/mensagem-estados'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema'

const WAITS = sql.join(WAITING.map((estado) => sql.lit(estado)))

/**
 * What has not left and need not: it waits, or a job has it in hand and has not said its end, before which it asks once
 * more whether it still has it (decision 024).
 * @param mensagem the name under which the table is read
 */
export const mayBeStopped = (mensagem: string) =>
  sql<boolean>`(${sql.ref(`${mensagem}.estado`)} in (${WAITS})
    or ${sql.ref(`${mensagem}.estado`)} = 'enviando' and ${sql.ref(`${mensagem}.entregue_desde`)} is null)`

/** The write that takes back what has not left at a company; of whom or of what is the caller's `where`. */
export const cancelWaiting = (db: Kysely<Database>, empresaId: number) =>
  db
    .updateTable('mensagem')
    .set({ estado: 'cancelada', alteradaEm: sql<Date>`now()` })
    .where('empresaId', '=', empresaId)
    .where(mayBeStopped('mensagem'))

/**
 * A mail whose words its person has just asked for, the link to their own page (decision 137): it leaves whether or not
 * the company still sees them, or may write to them of its own.
 * @param mensagem the name under which the table is read
 */
export const isAskedFor = (mensagem: string) =>
  sql<boolean>`(${sql.ref(`${mensagem}.canal`)} = 'EMAIL' and ${sql.ref(`${mensagem}.tipo`)} = 'link')`
