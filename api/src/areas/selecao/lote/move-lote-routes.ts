import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createMoveLoteService } from './move-lote-service'

/** Moving many people at once (product 37, 52). */
export const registerMoveLote: ModuleRoutes = (app, { db, settings }) => {
  const move = createMoveLoteService(db, settings.publicUrl)
  registerCalls(app, {
    moveTalentos: ({ sessao, body }) => move.move(sessao, body),
    undoMoveTalentos: ({ sessao, body }) => move.undo(sessao, body),
  })
}
