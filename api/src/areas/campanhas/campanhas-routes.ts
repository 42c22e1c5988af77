import { registerCalls } from '../../plugins/register-calls'
import type { ModuleRoutes } from '../../ground/module'
import { createAtividadeService } from './atividade-service'
import { createCampanhasService } from './campanhas-service'
import { createTriagemCegaService } from './cegas/triagem-cega-service'
import { createEquipeService } from './equipe-service'
import { createIndicadoresService } from './indicadores/indicadores-service'
import { createMetricasService } from './metricas-service'
import { createPublishService } from './publish-service'
import { createSituacaoService } from './situacao-service'

/** Campaigns: spec section 7, product 13–19 and 35. */
export const registerCampanhas: ModuleRoutes = (app, { db, settings, clock }) => {
  const campanhas = createCampanhasService(db)
  const publish = createPublishService(db, clock)
  const situacao = createSituacaoService(db, settings.publicUrl)
  const metricas = createMetricasService(db, clock)
  const equipe = createEquipeService(db)
  const atividade = createAtividadeService(db)
  const cegas = createTriagemCegaService(db)
  const indicadores = createIndicadoresService(db)

  registerCalls(app, {
    filterCampanhas: ({ sessao, body, query }) => campanhas.filter(sessao, body, query),
    countCampanhas: ({ sessao, query }) => campanhas.count(sessao, query),
    countTalentosDasCampanhas: ({ sessao }) => campanhas.sumTalentos(sessao.empresaId),
    listCampanhasExcluidas: ({ sessao }) => situacao.listExcluidas(sessao.empresaId),
    getCampanha: ({ sessao, params }) => campanhas.get(sessao.empresaId, params.id),
    createCampanha: ({ sessao, body, pedido }) => publish.publish(sessao, body, pedido),
    updateCampanha: ({ sessao, params, body }) => publish.update(sessao, params.id, body),
    deleteCampanha: ({ sessao, params }) => situacao.remove(sessao, params.id),
    restoreCampanha: ({ sessao, params }) => situacao.restore(sessao, params.id),
    closeCampanha: ({ sessao, params, body }) =>
      situacao.close(sessao, params.id, body?.enviarEncerramento ?? false),
    pauseCampanha: ({ sessao, params }) => situacao.apply(sessao, params.id, 'pausar'),
    resumeCampanha: ({ sessao, params }) => situacao.apply(sessao, params.id, 'retomar'),
    duplicateCampanha: ({ sessao, params, pedido }) => campanhas.duplicate(sessao, params.id, pedido),
    getEquipe: ({ sessao, params }) => equipe.list(sessao.empresaId, params.id),
    saveEquipe: ({ sessao, params, body }) => equipe.save(sessao, params.id, body),
    listAtividade: ({ sessao, params, query }) => atividade.list(sessao, params.id, query),
    getTriagemCega: ({ sessao, params }) => cegas.get(sessao.empresaId, params.id),
    saveTriagemCega: ({ sessao, params, body }) => cegas.save(sessao, params.id, body.ateEtapaId),
    getMetricas: ({ sessao, params }) => metricas.get(sessao.empresaId, params.id),
    listCampanhasDaFigura: ({ sessao, query }) => indicadores.listCampanhas(sessao.empresaId, query),
    getIndicadores: ({ sessao, query }) => indicadores.get(sessao.empresaId, query),
    getGraficos: ({ sessao, query }) => metricas.getGraficos(sessao.empresaId, query),
  })
}
