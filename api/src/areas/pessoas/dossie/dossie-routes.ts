import { registerCalls } from '../../../plugins/register-calls'
import type { ModuleRoutes } from '../../../ground/module'
import { createDocumentosService } from './documentos-service'
import { createNotasService, notasExcluidasJob } from './notas-service'
import { createRespostasService } from './respostas-service'
import { createTestesService } from './testes-service'
import { createLeiturasService } from './leituras-service'

/** What stands beside a person's own data: documents on request, notes, tests, answers, videos (product 27, 40). */
export const registerDossie: ModuleRoutes = (app, { db, arquivos: files, clock, jobs }) => {
  const documentos = createDocumentosService(db)
  const notas = createNotasService(db)
  const testes = createTestesService(db, files, clock)
  const respostas = createRespostasService(db, files, clock)
  const leituras = createLeiturasService(db)
  registerCalls(app, {
    markInscricoesVistas: ({ sessao, params, body }) =>
      leituras.mark(sessao.empresaId, params.identificador, body.campanhaId),
    revealDocumentos: ({ sessao, params, request }) =>
      documentos.reveal(sessao, params.identificador, { endereco: request.ip, id: request.id }),
    listNotas: ({ sessao, params }) => notas.list(sessao, params.identificador),
    createNota: ({ sessao, params, body, pedido }) =>
      notas.create(sessao, params.identificador, body.texto, pedido),
    updateNota: ({ sessao, params, body }) => notas.update(sessao, params.id, body),
    listMencionaveis: ({ sessao, params }) => notas.listMencionaveis(sessao, params.identificador),
    deleteNota: ({ sessao, params }) => notas.remove(sessao, params.id),
    restoreNota: ({ sessao, params }) => notas.restore(sessao, params.id),
    listTestesDoTalento: ({ sessao, params }) => testes.list(sessao.empresaId, params.identificador),
    createResultadoTeste: ({ sessao, params, body, arquivos, pedido }) =>
      testes.create(sessao, params.identificador, body, arquivos.get('arquivo'), pedido),
    deleteResultadoTeste: ({ sessao, params }) => testes.remove(sessao.empresaId, params.id),
    downloadResultadoTeste: ({ sessao, params }) => testes.readArquivo(sessao.empresaId, params.id),
    listRespostasDoTalento: ({ sessao, params }) => respostas.list(sessao.empresaId, params.identificador),
    listVideosDoTalento: ({ sessao, params }) => respostas.listVideos(sessao.empresaId, params.identificador),
    downloadVideo: ({ sessao, params }) => respostas.readVideo(sessao.empresaId, params.id),
    getVideoEndereco: ({ sessao, params }) => respostas.addressOf(sessao.empresaId, params.id),
    playVideo: ({ params }) => respostas.play(params.chave),
  })
  jobs.schedule(notasExcluidasJob, '37 * * * *', () => notas.forget())
}
