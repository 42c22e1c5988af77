import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema'

/** States of a message that may still be taken back: what is being sent or was sent stays. */
export const WAITING = ['pendente', 'sem_canal'] as const
export const isWaiting = (estado: string): estado is (typeof WAITING)[number] =>
  WAITING.some((waiting) => waiting === estado)

/** The write that takes back what waits to be sent at a company; of whom or of what is the caller's `where`. */
export const cancelWaiting = (db: Kysely<Database>, empresaId: number) =>
  db
    .updateTable('mensagem')
    .set({ estado: 'cancelada', alteradaEm: sql<Date>`now()` })
    .where('empresaId', '=', empresaId)
    .where('estado', 'in', [...WAITING])
