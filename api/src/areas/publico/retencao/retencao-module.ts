import { keepErasures } from '../../../database/backup/kept-erasures'
import { apagamentoJob } from '../../../domain/retencao/leave-empresa'
import type { ModuleRoutes } from '../../../ground/module'
import { beginNight, createRetencaoHandler } from './pass-retencao'
import { retencaoDaEmpresaJob, retencaoJob } from './retencao-jobs'

/**
 * Promised deletion (product 90, decision 116): every night at seven past three, and when a process begins; who is erased
 * is noted beside the backups (decision 138).
 */
export const registerRetencao: ModuleRoutes = (app, { db, pool, arquivos, clock, jobs, settings }) => {
  const onFault = (error: unknown) =>
    app.log.error({ err: error }, 'uma pessoa não pôde ser ocultada ou apagada')
  jobs.handle(
    retencaoDaEmpresaJob,
    createRetencaoHandler({
      db,
      arquivos,
      clock,
      publicUrl: settings.publicUrl,
      emailLigado: settings.mail.smtpUrl !== null,
      onFault,
    }),
  )
  const { folder } = settings.backup
  jobs.handle(apagamentoJob, ({ data }) => keepErasures(pool, folder, data.identificadores))
  jobs.schedule(retencaoJob, '7 3 * * *', () => beginNight(db), true)
}
