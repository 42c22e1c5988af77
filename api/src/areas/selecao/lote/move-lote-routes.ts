import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createMoveLoteService } from './move-lote-service'

/** Moving many people at once (product 37, 52). */
export const registerMoveLote: ModuleRoutes = (app, { db, settings }) => {
  const mover = createMoveLoteService(db, settings.publicUrl)
  registerCalls(app, {
    moveTalentos: ({ sessao, body }) => mover.move(sessao, body),
    undoMoveTalentos: ({ sessao, body }) => mover.undo(sessao, body),
  })
}
