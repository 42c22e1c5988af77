import { releaseDonoJob } from '../../../ground/donos-job'
import type { ModuleRoutes } from '../../../ground/module'
import { registerCalls } from '../../../plugins/register-calls'
import { createDonosService, createReleaseHandler } from './donos-service'

/** Who takes care of a person in a campaign (product 71). */
export const registerDonos: ModuleRoutes = (app, { db, jobs }) => {
  const donos = createDonosService(db)
  registerCalls(app, {
    listDonos: ({ sessao, params }) => donos.list(sessao.empresaId, params.id),
    setDono: ({ sessao, body }) => donos.set(sessao, body),
  })
  jobs.handle(releaseDonoJob, createReleaseHandler(db))
}
