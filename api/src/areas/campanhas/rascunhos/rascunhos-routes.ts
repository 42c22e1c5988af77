import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { readIdempotencyKey } from '../campanhas-routes'
import { createRascunhosService } from './rascunhos-service'

/** Drafts of the wizard: product 21. */
export const registerRascunhos: ModuleRoutes = (app, { db }) => {
  const rascunhos = createRascunhosService(db)
  registerCalls(app, {
    createRascunho: ({ sessao, body, request }) =>
      rascunhos.create(sessao, body, readIdempotencyKey(request)),
    saveRascunho: ({ sessao, params, body }) => rascunhos.save(sessao, params.id, body),
  })
}
