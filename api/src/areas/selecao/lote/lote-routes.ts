import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createExportarService } from '../../pessoas/exportar/exportar-service'
import { createMensagemLoteService } from '../../mensagens/lote/mensagem-lote-service'
import { createMoverLoteService } from './mover-lote-service'

/** Acting on many people at once (product 37, 52). */
export const registerLote: ModuleRoutes = (app, { db, settings }) => {
  const mover = createMoverLoteService(db, settings.publicUrl)
  const mensagens = createMensagemLoteService(db, settings.publicUrl)
  const exportar = createExportarService(db)
  registerCalls(app, {
    moveTalentos: ({ sessao, body }) => mover.move(sessao, body),
    undoMoveTalentos: ({ sessao, body }) => mover.undo(sessao, body),
    sendMensagens: ({ sessao, body }) => mensagens.send(sessao, body),
    cancelMensagens: ({ sessao, body }) => mensagens.cancel(sessao.empresaId, body.mensagens),
    exportTalentos: ({ sessao, body }) => exportar.write(sessao, body),
  })
}
