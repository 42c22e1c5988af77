import { ConflictError } from '../../../ground/domain-error'
import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { readCampanha } from '../../../domain/campanha/campanha'
import { createCathoConector } from './catho-conector'
import { createEntregas, tellQuadros } from './entregas'
import { createPublicacoesRepository } from './publicacoes-repository'
import { followQuadrosJob, quadrosJob } from './quadros-job'

/** Delivery to the job boards, and trying again by hand (product 35). */
export const registerConectores: ModuleRoutes = (app, { db, settings, jobs }) => {
  const catho = settings.catho === null ? null : createCathoConector(settings.catho)
  const entregas = createEntregas(db, { catho, publicUrl: settings.publicUrl })
  jobs.handle(quadrosJob, (job) => entregas.deliver(job))
  jobs.schedule(followQuadrosJob, '*/10 * * * *', () => entregas.follow(), true)
  registerCalls(app, {
    retryPublicacao: async ({ sessao: { empresaId }, params: { id, quadro } }) => {
      await readCampanha(db, empresaId, id)
      await db.transaction().execute(async (trx) => {
        if (!(await createPublicacoesRepository(trx).retry(empresaId, id, quadro)))
          throw new ConflictError('Não há nada para enviar de novo a este quadro.')
        await tellQuadros(trx, empresaId, id)
      })
    },
  })
}
