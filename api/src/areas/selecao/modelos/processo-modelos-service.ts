import type { ProcessoModeloBody } from '@seleta/contract/processo-modelos'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createModelosService } from '../../../ground/modelos/modelos-service'
import { createProcessoModelosRepository } from './processo-modelos-repository'

/** The company's boards under a name (product 64, decision 159). Boards that began with a model stay as they are. */
export const createProcessoModelosService = (db: Kysely<Database>) =>
  createModelosService(db, {
    createRepository: createProcessoModelosRepository,
    toContent: ({ nome, etapas }: ProcessoModeloBody) => ({
      nome: nome.trim(),
      etapas: JSON.stringify(etapas),
    }),
    log: 'processo_modelo',
  })
