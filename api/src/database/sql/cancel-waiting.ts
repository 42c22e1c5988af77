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
