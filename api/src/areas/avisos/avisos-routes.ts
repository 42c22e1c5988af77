import { registerCalls } from '../../plugins/register-calls'
import type { ModuleRoutes } from '../../ground/module'
import { createAvisosService } from './avisos-service'
import { createHojeService } from './hoje-service'

/** The bell, and what waits today: product 10, 65. */
export const registerAvisos: ModuleRoutes = (app, { db, clock }) => {
  const avisos = createAvisosService(db, clock)
  const hoje = createHojeService(db)
  registerCalls(app, {
    listAvisos: ({ sessao }) => avisos.list(sessao),
    getHoje: ({ sessao }) => hoje.get(sessao),
    noteVisita: ({ sessao }) => hoje.noteVisita(sessao),
    readAvisos: ({ sessao, body }) => avisos.markLidos(sessao, body),
  })
}
