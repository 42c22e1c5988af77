import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { moveSettingsOf } from '../move-service'
import { createMoveLoteService } from './move-lote-service'
import { createPreviewMovimentoService } from './preview-movimento-service'

/** Moving many people at once (product 37, 52), and what that would send (product 60). */
export const registerMoveLote: ModuleRoutes = (app, { db, settings, clock }) => {
  const move = createMoveLoteService(db, moveSettingsOf(settings), clock)
  const aviso = createPreviewMovimentoService(db, moveSettingsOf(settings))
  registerCalls(app, {
    previewMovimento: ({ sessao, body }) => aviso.preview(sessao, body),
    moveTalentos: ({ sessao, body, pedido }) => move.move(sessao, body, pedido),
    undoMoveTalentos: ({ sessao, body }) => move.undo(sessao, body),
  })
}
