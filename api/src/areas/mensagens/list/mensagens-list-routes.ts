import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createMensagensListService } from './mensagens-list-service'

/** The outbox on screen: product 10, 49. */
export const registerMensagensList: ModuleRoutes = (app, { db, settings }) => {
  const mensagens = createMensagensListService(db, settings.mail.smtpUrl !== null)
  registerCalls(app, {
    listMensagens: ({ sessao, query }) => mensagens.list(sessao.empresaId, query),
    resendMensagens: ({ sessao, body }) => mensagens.resendMany(sessao.empresaId, body.mensagens),
    resendMensagem: ({ sessao, params }) => mensagens.resend(sessao.empresaId, params.id),
    markMensagemEnviada: ({ sessao, params, query }) =>
      mensagens.markSent(sessao, params.id, query.destinatario ?? null),
  })
}
