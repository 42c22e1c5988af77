import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { importacaoJob, importacoesCleanupJob, orphanImportacoesJob } from './importacoes-jobs'
import { createImportacoesService } from './importacoes-service'
import { createImportacaoHandler } from './work-importacao'

/** People from files (product 42, decision 062). */
export const registerImportacoes: ModuleRoutes = (app, { db, jobs, clock }) => {
  const importacoes = createImportacoesService(db, clock)
  jobs.handle(
    importacaoJob,
    createImportacaoHandler(db, clock, (error) => app.log.error({ err: error }, 'falha numa importação')),
  )
  jobs.schedule(orphanImportacoesJob, '47 4 * * *', () => importacoes.resumeOrphans(), true)
  jobs.schedule(importacoesCleanupJob, '17 3 * * *', () => importacoes.forgetOld(clock()))
  registerCalls(app, {
    createImportacao: ({ sessao, arquivos, pedido }) =>
      importacoes.create(sessao, arquivos.get('arquivo'), pedido),
    listImportacoes: ({ sessao }) => importacoes.list(sessao.empresaId),
    getImportacao: ({ sessao, params }) => importacoes.get(sessao.empresaId, params.id),
    checkImportacao: ({ sessao, params, body }) => importacoes.check(sessao.empresaId, params.id, body),
    startImportacao: ({ sessao, params }) => importacoes.start(sessao.empresaId, params.id),
    undoImportacao: ({ sessao, params }) => importacoes.undo(sessao, params.id),
    listLinhasImportacao: ({ sessao, params, query }) =>
      importacoes.pageLinhas(sessao.empresaId, params.id, query),
    exportErrosImportacao: ({ sessao, params }) => importacoes.exportErrors(sessao.empresaId, params.id),
  })
}
