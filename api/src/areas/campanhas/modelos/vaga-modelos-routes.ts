import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createVagaModelosService } from './vaga-modelos-service'

/** Job templates: spec section 7, product 32. */
export const registerVagaModelos: ModuleRoutes = (app, { db }) => {
  const modelos = createVagaModelosService(db)
  registerCalls(app, {
    listVagaModelos: ({ sessao }) => modelos.list(sessao.empresaId),
    createVagaModelo: ({ sessao, body, pedido }) => modelos.create(sessao, body, pedido),
    updateVagaModelo: ({ sessao, params, body }) => modelos.update(sessao, params.id, body),
    deleteVagaModelo: ({ sessao, params }) => modelos.remove(sessao, params.id),
  })
}
