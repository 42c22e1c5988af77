import { registerCalls, type CallHandlers } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createChaveOrigensService } from './chave-origens-service'
import { createEntradaService } from './entrada-service'
import { createFusoesService } from './fusoes-service'
import { createSemelhancasService } from './semelhancas-service'

declare module 'fastify' {
  interface FastifyRequest {
    /** The company whose key came; set before the body of a keyed call is read. */
    empresaDaChave: number
  }
}

/** People come in by hand and from automated origins; merges and the key (product 42). */
export const registerEntrada: ModuleRoutes = (app, { db, arquivos: files, clock }) => {
  const entrada = createEntradaService(db, files, clock)
  const fusoes = createFusoesService(db)
  const semelhancas = createSemelhancasService(db)
  const chave = createChaveOrigensService(db)
  app.decorateRequest('empresaDaChave', 0)
  const calls: CallHandlers = {
    createTalento: ({ sessao, body, arquivos, pedido }) =>
      entrada.create(sessao, body, arquivos.get('curriculo'), pedido),
    findDuplicados: ({ sessao, body }) => entrada.findDuplicados(sessao.empresaId, body),
    listFusoes: ({ sessao, params }) => fusoes.list(sessao.empresaId, params.identificador),
    undoFusao: ({ sessao, params }) => fusoes.separate(sessao, params.id),
    decideSemelhanca: ({ sessao, params, body }) => semelhancas.decide(sessao, params.id, body),
    receiveTalento: ({ params, body, pedido, request }) => {
      const { idCampanha, ...pessoa } = body
      return entrada.receive(request.empresaDaChave, params.origem, idCampanha, pessoa, pedido)
    },
    getChaveOrigens: ({ sessao }) => chave.get(sessao.empresaId),
    createChaveOrigens: ({ sessao }) => chave.create(sessao),
    deleteChaveOrigens: ({ sessao }) => chave.revoke(sessao),
  }
  registerCalls(app, calls, {
    receiveTalento: async (request) => {
      request.empresaDaChave = await chave.findEmpresa(request.headers['x-api-key'])
    },
  })
}
