import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createMensagensListaService } from './mensagens-lista-service'

/** The outbox on screen: product 10, 49. */
export const registerMensagensLista: ModuleRoutes = (app, { db, settings }) => {
  const mensagens = createMensagensListaService(db, settings.mail.smtpUrl !== null)
  registerCalls(app, {
    listMensagens: ({ sessao, query }) => mensagens.list(sessao.empresaId, query),
    resendMensagem: ({ sessao, params }) => mensagens.resend(sessao.empresaId, params.id),
    markMensagemEnviada: ({ sessao, params }) => mensagens.markEnviada(sessao, params.id),
  })
}
