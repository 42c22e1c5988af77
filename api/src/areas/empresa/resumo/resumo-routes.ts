import type { ModuleRoutes } from '../../../ground/module'
import { avisoEmailJob } from '../../../ground/aviso-email-job'
import { registerCalls } from '../../../plugins/register-calls'
import { createPreferenciasService } from './preferencias-service'
import { resumoDaEmpresaJob, resumoJob } from './resumo-jobs'
import { createAvisoHandler } from './send-aviso'
import { beginResumos, createResumoHandler, RESUMO_HORA } from './send-resumos'

/** What comes to a colleague by e-mail: product 74. */
export const registerResumo: ModuleRoutes = (app, { db, clock, jobs, settings }) => {
  const { publicUrl } = settings
  const emailLigado = settings.mail.smtpUrl !== null
  const preferencias = createPreferenciasService(db, emailLigado)
  registerCalls(app, {
    getPreferencias: ({ sessao }) => preferencias.get(sessao),
    savePreferencias: ({ sessao, body }) => preferencias.save(sessao, body),
  })
  // Without mail nobody's day is taken: whoever switches it on is told what there is.
  jobs.handle(avisoEmailJob, emailLigado ? createAvisoHandler(db, publicUrl) : () => Promise.resolve())
  jobs.handle(resumoDaEmpresaJob, createResumoHandler(db, { clock, publicUrl }))
  jobs.schedule(
    resumoJob,
    `0 ${RESUMO_HORA} * * *`,
    () => (emailLigado ? beginResumos(db, clock()) : Promise.resolve()),
    true,
  )
}
