import type { ModuleRoutes } from '../../../ground/module'
import { createMailTransport } from './mail-transport'
import { createOutboxWorker } from './outbox-worker'

/** Starts the outbox's worker with the server. Without SMTP_URL messages wait, and the log says so. */
export const registerMensagens: ModuleRoutes = (app, { db, settings }) => {
  const { smtpUrl, from } = settings.mail
  if (smtpUrl === null) {
    app.addHook('onReady', async () => {
      app.log.warn('SMTP_URL não está definida: os e-mails esperam na fila')
    })
    return
  }
  const transport = createMailTransport(smtpUrl, from)
  const worker = createOutboxWorker(db, transport, (error) => app.log.error({ err: error }, 'outbox'))
  app.addHook('onReady', async () => {
    worker.start()
  })
  app.addHook('onClose', async () => {
    await worker.stop()
  })
}
