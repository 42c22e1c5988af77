import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createAvaliacaoLinksService } from './avaliacao-links-service'
import { createAvaliacoesService, leitorOf } from './avaliacoes-service'
import { createFichasService } from './fichas-service'

/** What people are judged by, how they were, and by whom without an account (product 72, 73). */
export const registerAvaliacoes: ModuleRoutes = (app, { db, settings }) => {
  const fichas = createFichasService(db)
  const avaliacoes = createAvaliacoesService(db)
  const links = createAvaliacaoLinksService(db, settings.publicUrl)
  registerCalls(app, {
    listFichas: ({ sessao }) => fichas.list(sessao.empresaId),
    createFicha: ({ sessao, body, pedido }) => fichas.create(sessao, body, pedido),
    updateFicha: ({ sessao, params, body }) => fichas.update(sessao, params.id, body),
    deleteFicha: ({ sessao, params }) => fichas.remove(sessao, params.id),
    getAvaliacoes: ({ sessao, params }) => avaliacoes.get(leitorOf(sessao), params),
    sendAvaliacao: ({ sessao, params, body, pedido }) =>
      avaliacoes.send(leitorOf(sessao), params, body, pedido),
    listAvaliacoesPendentes: ({ sessao, query }) =>
      avaliacoes.listPendentes(leitorOf(sessao), query.campanhaId),
    listAvaliacoesEnviadas: ({ sessao }) => avaliacoes.listEnviadas(leitorOf(sessao)),
    listAvaliacaoLinks: ({ sessao, params }) => links.list(sessao.empresaId, params.id),
    createAvaliacaoLink: ({ sessao, params, body }) => links.create(sessao, params.id, body),
    deleteAvaliacaoLink: ({ sessao, params }) => links.end(sessao, params.id, params.linkId),
    openAvaliacaoLink: ({ body }) => links.open(body.token),
  })
}
