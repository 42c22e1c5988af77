import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createMensagemLoteService } from './mensagem-lote-service'

/** Writing to many people at once (product 37). */
export const registerMensagemLote: ModuleRoutes = (app, { db, settings }) => {
  const mensagens = createMensagemLoteService(db, settings.publicUrl)
  registerCalls(app, {
    sendMensagens: ({ sessao, body, pedido }) => mensagens.send(sessao, body, pedido),
    cancelMensagens: ({ sessao, body }) => mensagens.cancel(sessao.empresaId, body.mensagens),
  })
}
