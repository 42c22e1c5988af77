import { ConflictError } from '../../../ground/domain-error'
import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { readCampanha } from '../../../domain/campanha/campanha'
import { createCathoConector } from './catho-conector'
import { createConectoresWorker } from './conectores-worker'
import { createPublicacoesRepository } from './publicacoes-repository'

const EVERY_MS = 3000

/** Delivery to the boards, and trying again by hand (product 35). */
export const registerConectores: ModuleRoutes = (app, { db, settings }) => {
  const worker = createConectoresWorker(db, {
    catho: settings.catho === null ? null : createCathoConector(settings.catho),
    publicUrl: settings.publicUrl,
    everyMs: EVERY_MS,
    onFault: (error) => app.log.error({ err: error }, 'falha no envio a portais'),
  })
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())
  const publicacoes = createPublicacoesRepository(db)
  registerCalls(app, {
    retryPublicacao: async ({ sessao, params }) => {
      await readCampanha(db, sessao.empresaId, params.id)
      if (!(await publicacoes.retry(sessao.empresaId, params.id, params.quadro)))
        throw new ConflictError('Não há nada para enviar de novo a este quadro.')
    },
  })
}
