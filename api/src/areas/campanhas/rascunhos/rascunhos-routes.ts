import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createRascunhosService } from './rascunhos-service'

/** Drafts of the wizard: product 21. */
export const registerRascunhos: ModuleRoutes = (app, { db }) => {
  const rascunhos = createRascunhosService(db)
  registerCalls(app, {
    createRascunho: ({ sessao, body, pedido }) => rascunhos.create(sessao, body, pedido),
    saveRascunho: ({ sessao, params, body }) => rascunhos.save(sessao, params.id, body),
  })
}
