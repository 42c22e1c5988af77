import type { VagaModeloBody } from '@seleta/contract/texto-da-vaga'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { createModelosService } from '../../../ground/modelos/modelos-service'
import { cleanHtml } from '../../../ground/text/clean-html'
import { createVagaModelosRepository } from './vaga-modelos-repository'

/** Job templates of a company (product 32). Their HTML is sanitised like a description's. */
export const createVagaModelosService = (db: Kysely<Database>) =>
  createModelosService(db, {
    createRepository: createVagaModelosRepository,
    toContent: ({ nome, descricao }: z.output<typeof VagaModeloBody>) => ({
      nome: nome.trim(),
      descricao: cleanHtml(descricao),
    }),
    log: null,
  })
