import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createModelosRepository } from '../../../ground/modelos/modelos-repository'

/** The fichas of one company. */
export const createFichasRepository = (db: Kysely<Database>) =>
  createModelosRepository(db, 'ficha', ['criterios'], { alteradaEm: sql`now()` })
