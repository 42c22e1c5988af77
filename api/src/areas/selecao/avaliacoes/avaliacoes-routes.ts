import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createAvaliacoesService } from './avaliacoes-service'
import { createFichasService } from './fichas-service'

/** What people are judged by, and how they were (product 73). */
export const registerAvaliacoes: ModuleRoutes = (app, { db }) => {
  const fichas = createFichasService(db)
  const avaliacoes = createAvaliacoesService(db)
  registerCalls(app, {
    listFichas: ({ sessao }) => fichas.list(sessao.empresaId),
    createFicha: ({ sessao, body, pedido }) => fichas.create(sessao, body, pedido),
    updateFicha: ({ sessao, params, body }) => fichas.update(sessao, params.id, body),
    deleteFicha: ({ sessao, params }) => fichas.remove(sessao, params.id),
    getAvaliacoes: ({ sessao, params }) => avaliacoes.get({ ...sessao, linkId: null }, params),
    sendAvaliacao: ({ sessao, params, body, pedido }) =>
      avaliacoes.send({ ...sessao, linkId: null }, params, body, pedido),
    listAvaliacoesPendentes: ({ sessao, query }) =>
      avaliacoes.listPendentes({ ...sessao, linkId: null }, query.campanhaId),
  })
}
