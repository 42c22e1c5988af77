import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createMensagemModelosService } from './mensagem-modelos-service'

/** The company's message models (product 61). */
export const registerMensagemModelos: ModuleRoutes = (app, { db }) => {
  const modelos = createMensagemModelosService(db)
  registerCalls(app, {
    listMensagemModelos: ({ sessao }) => modelos.list(sessao.empresaId),
    createMensagemModelo: ({ sessao, body, pedido }) => modelos.create(sessao, body, pedido),
    updateMensagemModelo: ({ sessao, params, body }) => modelos.update(sessao, params.id, body),
    deleteMensagemModelo: ({ sessao, params }) => modelos.remove(sessao, params.id),
  })
}
