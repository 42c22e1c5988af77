import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createExportTalentosService } from './export-talentos-service'

/** Taking people out as a file (product 37). */
export const registerExportTalentos: ModuleRoutes = (app, { db, clock }) => {
  const doExport = createExportTalentosService(db, clock)
  registerCalls(app, {
    exportTalentos: ({ sessao, body }) => doExport.write(sessao, body),
  })
}
