import type { ModuleRoutes } from '../../../ground/module'
import { createMailTransport } from './mail-transport'
import { orphanMensagensJob, mensagensJob } from './mensagens-job'
import { createSender } from './send-mensagens'
import { createWorkerRepository } from './worker-repository'

/** What sends the outbox. Without SMTP_URL messages wait, and the log says so. */
export const registerMensagens: ModuleRoutes = (app, { db, settings, jobs }) => {
  jobs.schedule(orphanMensagensJob, '37 4 * * *', () => createWorkerRepository(db).enqueueOrphans(), true)
  const { smtpUrl, from } = settings.mail
  if (smtpUrl === null) {
    jobs.handle(mensagensJob, null)
    app.addHook('onReady', async () => {
      app.log.warn('SMTP_URL is not set: mail is off, messages wait in the outbox')
    })
    return
  }
  const transport = createMailTransport(smtpUrl, from)
  jobs.handle(mensagensJob, createSender(db, transport))
  app.addHook('onClose', async () => transport.close())
}
