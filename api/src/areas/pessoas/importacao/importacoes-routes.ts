import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createImportacaoWorker } from './importacao-worker'
import { createImportacoesService } from './importacoes-service'

/** People from files (product 42, decision 062). */
export const registerImportacoes: ModuleRoutes = (app, { db }) => {
  const worker = createImportacaoWorker(db, (error) => app.log.error({ err: error }, 'import'))
  app.addHook('onReady', () => worker.resume())
  app.addHook('onClose', () => worker.stop())
  const importacoes = createImportacoesService(db, worker)
  registerCalls(app, {
    createImportacao: ({ sessao, arquivos, pedido }) =>
      importacoes.create(sessao, arquivos.get('arquivo'), pedido),
    listImportacoes: ({ sessao }) => importacoes.list(sessao.empresaId),
    getImportacao: ({ sessao, params }) => importacoes.get(sessao.empresaId, params.id),
    checkImportacao: ({ sessao, params, body }) => importacoes.check(sessao.empresaId, params.id, body),
    startImportacao: ({ sessao, params }) => importacoes.start(sessao.empresaId, params.id),
    undoImportacao: ({ sessao, params }) => importacoes.undo(sessao.empresaId, params.id),
    listLinhasImportacao: ({ sessao, params, query }) =>
      importacoes.pageLinhas(sessao.empresaId, params.id, query),
    exportErrosImportacao: ({ sessao, params }) => importacoes.exportErros(sessao.empresaId, params.id),
  })
}
