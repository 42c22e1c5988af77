import type { ModuleRoutes } from '../../ground/module'
import { registerCalls } from '../../plugins/register-calls'
import { createFalhasService } from './falhas-service'

/** Browsers tell which area did not come (decision 132). */
export const registerFalhas: ModuleRoutes = (app, { db, settings: { staticDir } }) => {
  const falhas = createFalhasService(db, staticDir)
  registerCalls(app, { countFalha: ({ body }) => falhas.count(body) })
}
