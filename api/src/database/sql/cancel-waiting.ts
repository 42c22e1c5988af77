import { WAITING } from '@seleta/contract/mensagem-estados'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema'

/** The write that takes back what waits to be sent at a company; of whom or of what is the caller's `where`. */
export const cancelWaiting = (db: Kysely<Database>, empresaId: number) =>
  db
    .updateTable('mensagem')
    .set({ estado: 'cancelada', alteradaEm: sql<Date>`now()` })
    .where('empresaId', '=', empresaId)
    .where('estado', 'in', [...WAITING])

/**
 * A mail whose words its person has just asked for, the link to their own page (decision 137): it leaves whether or not
 * the company still sees them, or may write to them of its own.
 * @param mensagem the name under which the table is read
 */
export const isAskedFor = (mensagem: string) =>
  sql<boolean>`(${sql.ref(`${mensagem}.canal`)} = 'EMAIL' and ${sql.ref(`${mensagem}.tipo`)} = 'link')`
