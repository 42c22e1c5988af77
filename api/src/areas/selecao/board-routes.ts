import { registerCalls } from '../../plugins/register-calls'
import type { ModuleRoutes } from '../../ground/module'
import { askable } from '../../ground/projecao'
import { createBoardStreams } from './board-streams-http'
import { createExportEtapaService } from './export-etapa-service'
import { createEtapasService } from './etapas-service'
import { createMoveService, moveSettingsOf } from './move-service'
import { createRemovalService } from './removal-service'

/** Boards, their stages and the moves on them: spec section 7, product 45–50. */
export const registerBoard: ModuleRoutes = (app, { db, settings, clock }) => {
  const etapas = createEtapasService(db)
  const exporting = createExportEtapaService(db, clock)
  const removal = createRemovalService(db)
  const streams = createBoardStreams(app, db)
  const moves = createMoveService(db, moveSettingsOf(settings))
  registerCalls(app, {
    listEtapas: ({ sessao, params }) => etapas.list(sessao.empresaId, params.campanhaId),
    createEtapa: ({ sessao, body, pedido }) => etapas.create(sessao, body, pedido),
    updateEtapa: ({ sessao, params, body }) => etapas.update(sessao, params.id, body),
    deleteEtapa: ({ sessao, params, query }) => etapas.remove(sessao, params.id, query.destino),
    getKanban: ({ sessao, params, query }) =>
      etapas.getKanban(sessao.empresaId, params.campanhaId, query.semEtapa),
    listTalentosDaEtapa: ({ sessao, params, query }) =>
      etapas.listTalentos(sessao.empresaId, params.id, query),
    filterKanban: ({ sessao, params, query, body }) =>
      etapas.getKanban(sessao.empresaId, params.campanhaId, query.semEtapa, askable(sessao, body)),
    filterTalentosDaEtapa: ({ sessao, params, query, body }) =>
      etapas.listTalentos(sessao.empresaId, params.id, query, askable(sessao, body)),
    filterTalentosSemEtapa: ({ sessao, params, query, body }) =>
      etapas.listUnplaced(sessao.empresaId, params.campanhaId, query, askable(sessao, body)),
    exportEtapa: ({ sessao, params, body }) => exporting.write(sessao, params.id, body),
    restoreEtapa: ({ sessao, params }) => removal.restore(sessao, params.id),
    followKanban: ({ request, reply, sessao, params, query }) =>
      streams.follow({ request, reply, sessao, ...params, ...query }),
    moveTalento: ({ sessao, params, query }) =>
      moves.move(sessao, { ...params, motivoId: query.motivoId }, query.avisar),
  })
}
