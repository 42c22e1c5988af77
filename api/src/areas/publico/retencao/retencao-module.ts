import type { ModuleRoutes } from '../../../ground/module'
import { beginNight, createRetencaoHandler } from './pass-retencao'
import { retencaoDaEmpresaJob, retencaoJob } from './retencao-jobs'

/** Promised deletion (product 90, decision 116): every night at seven past three, and when a process begins. */
export const registerRetencao: ModuleRoutes = (app, { db, arquivos, clock, jobs, settings }) => {
  const onFault = (error: unknown) =>
    app.log.error({ err: error }, 'uma pessoa não pôde ser ocultada ou apagada')
  jobs.handle(
    retencaoDaEmpresaJob,
    createRetencaoHandler({ db, arquivos, clock, publicUrl: settings.publicUrl, onFault }),
  )
  jobs.schedule(retencaoJob, '7 3 * * *', () => beginNight(db), true)
}
