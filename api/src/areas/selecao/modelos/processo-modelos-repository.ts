import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createModelosRepository } from '../../../ground/modelos/modelos-repository'

/** Models of a process of one company. */
export const createProcessoModelosRepository = (db: Kysely<Database>) =>
  createModelosRepository(db, 'processoModelo', ['etapas'], { alteradoEm: sql`now()` })
