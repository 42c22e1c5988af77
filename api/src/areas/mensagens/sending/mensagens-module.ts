import type { ModuleRoutes } from '../../../ground/module'
import { createMailTransport } from './mail-transport'
import { orphanMensagensJob, mensagensJob } from './mensagens-job'
import { createSender, enqueueOrphans, type Renewals } from './send-mensagens'

/** What sends the outbox. Without SMTP_URL messages wait, and the log says so. */
export const openMensagens =
  (renewals: Renewals): ModuleRoutes =>
  (app, { db, settings, jobs, clock }) => {
    jobs.schedule(orphanMensagensJob, '37 4 * * *', () => enqueueOrphans(db), true)
    const { smtpUrl, from } = settings.mail
    if (smtpUrl === null) {
      jobs.handle(mensagensJob, null)
      app.addHook('onReady', async () => {
        app.log.warn('sem SMTP_URL o e-mail está desligado: as mensagens esperam na fila')
      })
      return
    }
    const transport = createMailTransport(smtpUrl, from)
    jobs.handle(mensagensJob, createSender(db, transport, { clock, publicUrl: settings.publicUrl, renewals }))
    app.addHook('onClose', async () => transport.close())
  }
