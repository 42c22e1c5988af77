import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createChaveOrigensService } from './chave-origens-service'
import { createEntradaService } from './entrada-service'
import { createFusoesService } from './fusoes-service'

/** People come in by hand and from automated origins; merges and the key (product 42). */
export const registerEntrada: ModuleRoutes = (app, { db, arquivos: files }) => {
  const entrada = createEntradaService(db, files)
  const fusoes = createFusoesService(db)
  const chave = createChaveOrigensService(db)
  registerCalls(app, {
    createTalento: ({ sessao, body, arquivos }) => entrada.create(sessao, body, arquivos.get('curriculo')),
    findDuplicados: ({ sessao, body }) => entrada.findDuplicados(sessao.empresaId, body),
    listFusoes: ({ sessao, params }) => fusoes.list(sessao.empresaId, params.identificador),
    undoFusao: ({ sessao, params }) => fusoes.separate(sessao, params.id),
    receiveTalento: async ({ params, body, request }) => {
      const empresaId = await chave.findEmpresa(request.headers['x-api-key'])
      const { idCampanha, ...pessoa } = body
      return entrada.receive(empresaId, params.origem, idCampanha, pessoa)
    },
    getChaveOrigens: ({ sessao }) => chave.get(sessao.empresaId),
    createChaveOrigens: ({ sessao }) => chave.create(sessao),
    deleteChaveOrigens: ({ sessao }) => chave.revoke(sessao),
  })
}
