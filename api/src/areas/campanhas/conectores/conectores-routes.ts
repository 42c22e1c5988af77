import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createCathoConector } from './catho-conector'
import { createConectoresService } from './conectores-service'
import { createEntregas } from './entregas'
import { followQuadrosJob, quadrosJob } from './quadros-job'

/** Delivery to the job boards, and trying again by hand (product 35). */
export const registerConectores: ModuleRoutes = (app, { db, settings, jobs, clock }) => {
  const catho = settings.catho === null ? null : createCathoConector(settings.catho)
  const entregas = createEntregas(db, { catho, publicUrl: settings.publicUrl, clock })
  const conectores = createConectoresService(db)
  jobs.handle(quadrosJob, (job) => entregas.deliver(job))
  jobs.schedule(followQuadrosJob, '*/10 * * * *', () => entregas.follow(), true)
  registerCalls(app, {
    retryPublicacao: ({ sessao: { empresaId }, params: { id, quadro } }) =>
      conectores.retry(empresaId, id, quadro),
  })
}
