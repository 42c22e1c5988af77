import { registerCalls } from '../../plugins/register-calls'
import type { ModuleRoutes } from '../../ground/module'
import { createAvisosService } from './avisos-service'

/** The bell: product 10. */
export const registerAvisos: ModuleRoutes = (app, { db, clock }) => {
  const avisos = createAvisosService(db, clock)
  registerCalls(app, {
    listAvisos: ({ sessao }) => avisos.list(sessao),
    readAvisos: ({ sessao, body }) => avisos.markLidos(sessao, body.ate),
  })
}
