import { FICHA_EM_USO, FICHA_NOT_FOUND } from '@seleta/contract/avaliacao-words'
import type { FichaBody } from '@seleta/contract/avaliacoes'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createModelosService } from '../../../ground/modelos/modelos-service'
import { createFichasRepository } from './fichas-repository'

/**
 * What a company judges people by (product 73). Cards keep the criteria that they were given against, whatever becomes of
 * their ficha; stages lose one that goes.
 */
export const createFichasService = (db: Kysely<Database>) =>
  createModelosService(db, {
    createRepository: createFichasRepository,
    toContent: ({ nome, criterios }: FichaBody) => ({
      nome: nome.trim(),
      criterios: JSON.stringify(criterios),
    }),
    log: null,
    audit: 'ficha',
    words: { taken: FICHA_EM_USO, notFound: FICHA_NOT_FOUND },
  })
