import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createExportarService } from './exportar-service'

/** Taking people out as a file (product 37). */
export const registerExportar: ModuleRoutes = (app, { db }) => {
  const exportar = createExportarService(db)
  registerCalls(app, {
    exportTalentos: ({ sessao, body }) => exportar.write(sessao, body),
  })
}
