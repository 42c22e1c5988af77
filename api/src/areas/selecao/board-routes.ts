import { registerCalls } from '../../plugins/register-calls'
import type { Sessao } from '../../ground/autor'
import type { ModuleRoutes } from '../../ground/module'
import { askable } from '../../ground/projecao'
import { createBoardStreams } from './board-streams-http'
import { createExportEtapaService } from './export-etapa-service'
import { createEtapasService } from './etapas-service'
import { createMoveService, moveSettingsOf } from './move-service'
import { createRemovalService } from './removal-service'

/** A filter as whoever asks may ask it; what blind triage makes of it is asked only where a company has it. */
const asked = <F extends { readonly pretensaoMax?: number | undefined }>(sessao: Sessao, filtro: F) => ({
  ...askable(sessao, filtro),
  hasCegas: sessao.hasCegas,
})

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
    getKanban: ({ sessao, params, query }) => etapas.getKanban(sessao, params.campanhaId, query.semEtapa),
    listTalentosDaEtapa: ({ sessao, params, query }) => etapas.listTalentos(sessao, params.id, query),
    filterKanban: ({ sessao, params, query, body }) =>
      etapas.getKanban(sessao, params.campanhaId, query.semEtapa, asked(sessao, body)),
    filterTalentosDaEtapa: ({ sessao, params, query, body }) =>
      etapas.listTalentos(sessao, params.id, query, asked(sessao, body)),
    filterTalentosSemEtapa: ({ sessao, params, query, body }) =>
      etapas.listUnplaced(sessao, params.campanhaId, query, asked(sessao, body)),
    exportEtapa: ({ sessao, params, body }) =>
      exporting.write(sessao, params.id, { ...body, filtro: asked(sessao, body.filtro) }),
    restoreEtapa: ({ sessao, params }) => removal.restore(sessao, params.id),
    followKanban: ({ request, reply, sessao, params, query }) =>
      streams.follow({ request, reply, sessao, ...params, ...query }),
    moveTalento: ({ sessao, params, query }) =>
      moves.move(sessao, { ...params, motivoId: query.motivoId }, query.avisar),
  })
}
