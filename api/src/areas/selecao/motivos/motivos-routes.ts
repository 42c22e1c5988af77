import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createMotivosService } from './motivos-service'

/** Why processes end (product 68). */
export const registerMotivos: ModuleRoutes = (app, { db }) => {
  const motivos = createMotivosService(db)
  registerCalls(app, {
    listMotivos: ({ sessao }) => motivos.list(sessao.empresaId),
    createMotivo: ({ sessao, body, pedido }) => motivos.create(sessao, body, pedido),
    updateMotivo: ({ sessao, params, body }) => motivos.update(sessao, params.id, body),
    setMotivo: ({ sessao, body }) => motivos.set(sessao, body),
  })
}
