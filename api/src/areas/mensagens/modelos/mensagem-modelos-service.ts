import type { MensagemModeloBody } from '@seleta/contract/mensagens'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createModelosService } from '../../../ground/modelos/modelos-service'
import { createMensagemModelosRepository } from './mensagem-modelos-repository'

/** Texts that a company writes to people again and again (product 61). */
export const createMensagemModelosService = (db: Kysely<Database>) =>
  createModelosService(db, {
    createRepository: createMensagemModelosRepository,
    toContent: ({ nome, assunto, texto }: MensagemModeloBody) => ({
      nome: nome.trim(),
      assunto: assunto.trim(),
      texto: texto.trim(),
    }),
    log: 'mensagem_modelo',
  })
