import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createProcessoModelosService } from './processo-modelos-service'

/** Boards that the company keeps for its next campaigns (product 64). */
export const registerProcessoModelos: ModuleRoutes = (app, { db }) => {
  const modelos = createProcessoModelosService(db)
  registerCalls(app, {
    listProcessoModelos: ({ sessao }) => modelos.list(sessao.empresaId),
    createProcessoModelo: ({ sessao, body, pedido }) => modelos.create(sessao, body, pedido),
    updateProcessoModelo: ({ sessao, params, body }) => modelos.update(sessao, params.id, body),
    deleteProcessoModelo: ({ sessao, params }) => modelos.remove(sessao, params.id),
  })
}
