import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createMensagemLoteService } from './mensagem-lote-service'

/** Writing to one person or many (product 37, 61). */
export const registerMensagemLote: ModuleRoutes = (app, { db, settings }) => {
  const mensagens = createMensagemLoteService(db, {
    publicUrl: settings.publicUrl,
    emailLigado: settings.mail.smtpUrl !== null,
  })
  registerCalls(app, {
    readDestinatarios: ({ sessao, body }) => mensagens.readDestinatarios(sessao.empresaId, body),
    sendMensagens: ({ sessao, body, pedido }) => mensagens.send(sessao, body, pedido),
    cancelMensagens: ({ sessao, body }) => mensagens.cancel(sessao.empresaId, body.mensagens),
  })
}
