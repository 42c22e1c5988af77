import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createModelosRepository } from '../../../ground/modelos/modelos-repository'

/** Message models of one company. */
export const createMensagemModelosRepository = (db: Kysely<Database>) =>
  createModelosRepository(db, 'mensagemModelo', ['assunto', 'texto'], { alteradoEm: sql`now()` })
