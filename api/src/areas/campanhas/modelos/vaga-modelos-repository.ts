import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createModelosRepository } from '../../../ground/modelos/modelos-repository'

/** Job templates of one company. */
export const createVagaModelosRepository = (db: Kysely<Database>) =>
  createModelosRepository(db, 'vagaModelo', ['descricao'])
