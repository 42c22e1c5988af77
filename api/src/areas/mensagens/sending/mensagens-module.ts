import type { ModuleRoutes } from '../../../ground/module'
import { createMailTransport } from './mail-transport'
import { createOutboxWorker } from './outbox-worker'

/** Starts the outbox's worker with the server. Without SMTP_URL messages wait, and the log says so. */
export const registerMensagens: ModuleRoutes = (app, { db, settings }) => {
  const { smtpUrl, from } = settings.mail
  if (smtpUrl === null) {
    app.addHook('onReady', async () => {
      app.log.warn('sem SMTP_URL o e-mail está desligado: as mensagens esperam na fila')
    })
    return
  }
  const transport = createMailTransport(smtpUrl, from)
  const worker = createOutboxWorker(db, transport, (error) =>
    app.log.error({ err: error }, 'falha no envio de mensagens'),
  )
  app.addHook('onReady', async () => {
    worker.start()
  })
  app.addHook('onClose', async () => {
    await worker.stop()
  })
}
