/**
 * Every call as data: method, path, the form of its answer. Declared once, for the api and for the client.
 * The schemas that go with each operation stand in `calls.ts`. No zod here: the browser imports this file.
 * Spec section 7; what goes beyond it is named in product.md.
 */

import { avaliacaoRoutes } from './avaliacao-routes'
import { correcaoRoutes } from './correcao-routes'
import { equipeRoutes } from './equipe-routes'
import { modeloRoutes } from './modelo-routes'
import { acessoDaEmpresaRoutes } from './acesso-da-empresa-routes'
import { segundoFatorRoutes } from './segundo-fator-routes'
import { usuariosRoutes } from './usuarios-routes'

/**
 * The form of an answer.
 * - `page`: `{ data: T[], totalElements, totalPages }`
 * - `data`: `{ data: T }`
 * - `bare`: the value itself (login, cidades)
 * - `envelope`: an object with more beside `data`
 * - `empty`: 204
 * - `file`: a stream
 * - `events`: server-sent events
 */
export type AnswerForm = 'page' | 'data' | 'bare' | 'envelope' | 'empty' | 'file' | 'events'

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Absolute path; `{name}` marks a parameter. */
  readonly path: string
  readonly answer: AnswerForm
  /** Answers without a session. */
  readonly isPublic?: true
  /** Called by programs with the company's key in `X-Api-Key` instead of a session; then `isPublic` stands too. */
  readonly isKeyed?: true
  /** Body is multipart/form-data. */
  readonly isMultipart?: true
}

export const routes = {
  // accounts, sessions, colleagues, teams (product 1–7, 70, 71)
  ...usuariosRoutes,
  ...segundoFatorRoutes,
  ...acessoDaEmpresaRoutes,
  ...equipeRoutes,
  getEmpresa: { method: 'GET', path: '/usuario/v1/empresa', answer: 'data' },
  updateEmpresa: { method: 'PUT', path: '/usuario/v1/empresa', answer: 'data' },
  // how long people are kept (product 90, decision 116)
  getRetencao: { method: 'GET', path: '/usuario/v1/empresa/retencao', answer: 'data' },
  saveRetencao: { method: 'PUT', path: '/usuario/v1/empresa/retencao', answer: 'data' },
  getLogo: { method: 'GET', path: '/usuario/v1/empresa/logo', answer: 'file' },
  saveLogo: { method: 'PUT', path: '/usuario/v1/empresa/logo', answer: 'data', isMultipart: true },
  deleteLogo: { method: 'DELETE', path: '/usuario/v1/empresa/logo', answer: 'empty' },
  // avisos, what waits today, messages (product 10, 49, 65)
  listAvisos: { method: 'GET', path: '/usuario/v1/avisos', answer: 'data' },
  getHoje: { method: 'GET', path: '/usuario/v1/hoje', answer: 'data' },
  noteVisita: { method: 'POST', path: '/usuario/v1/visitas', answer: 'empty' },
  readAvisos: { method: 'POST', path: '/usuario/v1/avisos/lidos', answer: 'empty' },
  listMensagens: { method: 'GET', path: '/talento/v1/mensagens', answer: 'envelope' },
  resendMensagens: { method: 'POST', path: '/talento/v1/mensagens/reenviar', answer: 'data' },
  resendMensagem: { method: 'POST', path: '/talento/v1/mensagens/{id}/reenviar', answer: 'empty' },
  /** A WhatsApp message that a recruiter sent by hand. */
  markMensagemEnviada: { method: 'POST', path: '/talento/v1/mensagens/{id}/enviada', answer: 'empty' },
  // catálogos
  listFuncoes: { method: 'GET', path: '/campanha/v1/funcoes', answer: 'data' },
  listFuncoesAtivas: { method: 'GET', path: '/campanha/v1/funcoes/a', answer: 'data' },
  // Public: the application form asks for a city (product 54).
  listCidades: { method: 'GET', path: '/campanha/v1/cidades', answer: 'bare', isPublic: true },
  listCursos: { method: 'GET', path: '/campanha/v1/cursos', answer: 'data' },
  listBeneficios: { method: 'GET', path: '/campanha/v1/beneficios', answer: 'data' },
  listTiposContratacao: { method: 'GET', path: '/campanha/v1/tipo-contratacoes', answer: 'data' },
  listTestes: { method: 'GET', path: '/campanha/v1/testes', answer: 'data' },

  // campanhas
  filterCampanhas: { method: 'POST', path: '/campanha/v1/campanhas/filtro', answer: 'page' },
  countCampanhas: { method: 'GET', path: '/campanha/v1/campanhas/contagem', answer: 'data' },
  /** Deleted ones that can still be restored (product 15). */
  listCampanhasExcluidas: { method: 'GET', path: '/campanha/v1/campanhas/excluidas', answer: 'data' },
  getCampanha: { method: 'GET', path: '/campanha/v1/campanhas/{id}', answer: 'data' },
  createCampanha: { method: 'POST', path: '/campanha/v1/campanhas', answer: 'data' },
  updateCampanha: { method: 'PUT', path: '/campanha/v1/campanhas/{id}', answer: 'data' },
  deleteCampanha: { method: 'DELETE', path: '/campanha/v1/campanhas/{id}', answer: 'empty' },
  restoreCampanha: { method: 'POST', path: '/campanha/v1/campanhas/{id}/restaurar', answer: 'data' },
  closeCampanha: { method: 'PATCH', path: '/campanha/v1/campanhas/{id}/fechar', answer: 'empty' },
  pauseCampanha: { method: 'PATCH', path: '/campanha/v1/campanhas/{id}/pausar', answer: 'empty' },
  resumeCampanha: { method: 'PATCH', path: '/campanha/v1/campanhas/{id}/retomar', answer: 'empty' },
  /** Sends a campaign to a job board again after an error (product 35). */
  retryPublicacao: {
    method: 'POST',
    path: '/campanha/v1/campanhas/{id}/publicacoes/{quadro}/reenviar',
    answer: 'empty',
  },
  duplicateCampanha: { method: 'POST', path: '/campanha/v1/campanhas/{id}/duplicar', answer: 'data' },
  getMetricas: { method: 'GET', path: '/campanha/v1/campanhas/{id}/metricas', answer: 'data' },
  getGraficos: { method: 'GET', path: '/campanha/v1/graficos', answer: 'data' },
  getIndicadores: { method: 'GET', path: '/campanha/v1/indicadores', answer: 'data' },
  listCampanhasDaFigura: { method: 'GET', path: '/campanha/v1/indicadores/campanhas', answer: 'data' },

  createRascunho: { method: 'POST', path: '/campanha/v1/rascunhos', answer: 'data' },
  saveRascunho: { method: 'PUT', path: '/campanha/v1/rascunhos/{id}', answer: 'data' },

  ...modeloRoutes,
  ...avaliacaoRoutes,

  askOpenai: { method: 'POST', path: '/campanha/v1/openai/perguntar', answer: 'envelope' },

  // etapas: the wire calls one stage 'kanban'
  listEtapas: { method: 'GET', path: '/campanha/v1/kanban/campanha/{campanhaId}', answer: 'data' },
  createEtapa: { method: 'POST', path: '/campanha/v1/kanban', answer: 'data' },
  updateEtapa: { method: 'PUT', path: '/campanha/v1/kanban/{id}', answer: 'data' },
  deleteEtapa: { method: 'DELETE', path: '/campanha/v1/kanban/{id}', answer: 'empty' },
  restoreEtapa: { method: 'POST', path: '/campanha/v1/kanban/{id}/restaurar', answer: 'data' },

  // talentos
  countTalentosDasCampanhas: {
    method: 'GET',
    path: '/talento/v1/campanhas/quantidade-talentos',
    answer: 'data',
  },
  getNumeros: { method: 'GET', path: '/talento/v1/campanhas/{campanhaId}/numeros', answer: 'data' },
  filterTalentos: { method: 'POST', path: '/talento/v1/talentos/filtro', answer: 'page' },
  getTalento: { method: 'GET', path: '/talento/v1/talentos/{identificador}', answer: 'data' },
  downloadCurriculo: {
    method: 'GET',
    path: '/talento/v1/talentos/{identificador}/download-curriculo',
    answer: 'file',
  },
  /** The uploaded file itself, where it is no PDF that a tab could show (product 41). */
  downloadCurriculoOriginal: {
    method: 'GET',
    path: '/talento/v1/talentos/{identificador}/curriculo-original',
    answer: 'file',
  },

  /** Somebody of the company has the person before them (decision 153). */
  markInscricoesVistas: {
    method: 'POST',
    path: '/talento/v1/talentos/{identificador}/vista',
    answer: 'empty',
  },

  ...correcaoRoutes,
  /** Somebody hidden comes back, as they were (decision 116). */
  restoreTalento: { method: 'POST', path: '/talento/v1/talentos/{identificador}/restaurar', answer: 'empty' },
  saveGuardaLegal: {
    method: 'PUT',
    path: '/talento/v1/talentos/{identificador}/guarda-legal',
    answer: 'empty',
  },
  deleteGuardaLegal: {
    method: 'DELETE',
    path: '/talento/v1/talentos/{identificador}/guarda-legal',
    answer: 'empty',
  },

  // one person's dossier (product 27, 40)
  revealDocumentos: {
    method: 'POST',
    path: '/talento/v1/talentos/{identificador}/documentos',
    answer: 'data',
  },
  listNotas: { method: 'GET', path: '/talento/v1/talentos/{identificador}/notas', answer: 'data' },
  createNota: { method: 'POST', path: '/talento/v1/talentos/{identificador}/notas', answer: 'data' },
  updateNota: { method: 'PUT', path: '/talento/v1/notas/{id}', answer: 'data' },
  deleteNota: { method: 'DELETE', path: '/talento/v1/notas/{id}', answer: 'empty' },
  restoreNota: { method: 'POST', path: '/talento/v1/notas/{id}/restaurar', answer: 'data' },
  listMencionaveis: {
    method: 'GET',
    path: '/talento/v1/talentos/{identificador}/mencionaveis',
    answer: 'data',
  },
  listTestesDoTalento: {
    method: 'GET',
    path: '/talento/v1/talentos/{identificador}/testes',
    answer: 'data',
  },
  createResultadoTeste: {
    method: 'POST',
    path: '/talento/v1/talentos/{identificador}/testes',
    answer: 'data',
    isMultipart: true,
  },
  deleteResultadoTeste: { method: 'DELETE', path: '/talento/v1/resultados-teste/{id}', answer: 'empty' },
  downloadResultadoTeste: {
    method: 'GET',
    path: '/talento/v1/resultados-teste/{id}/arquivo',
    answer: 'file',
  },
  listVideosDoTalento: {
    method: 'GET',
    path: '/talento/v1/talentos/{identificador}/videos',
    answer: 'data',
  },
  downloadVideo: { method: 'GET', path: '/talento/v1/respostas/{id}/video', answer: 'file' },
  /** An address for a player, which knows no session: it holds for ten minutes (audit C17). */
  getVideoEndereco: { method: 'GET', path: '/talento/v1/respostas/{id}/video/endereco', answer: 'data' },
  playVideo: { method: 'GET', path: '/talento/v1/videos/{chave}', answer: 'file', isPublic: true },
  listRespostasDoTalento: {
    method: 'GET',
    path: '/talento/v1/talentos/{identificador}/respostas',
    answer: 'data',
  },

  // many people at once (product 37, 38, 52)
  countFacetas: { method: 'POST', path: '/talento/v1/talentos/filtro/facetas', answer: 'data' },
  selectTalentos: { method: 'POST', path: '/talento/v1/talentos/filtro/todos', answer: 'data' },
  previewMovimento: { method: 'POST', path: '/talento/v1/talentos/lote/aviso', answer: 'data' },
  moveTalentos: { method: 'POST', path: '/talento/v1/talentos/lote/mover', answer: 'data' },
  undoMoveTalentos: { method: 'POST', path: '/talento/v1/talentos/lote/desfazer', answer: 'data' },
  readDestinatarios: { method: 'POST', path: '/talento/v1/talentos/lote/destinatarios', answer: 'data' },
  sendMensagens: { method: 'POST', path: '/talento/v1/talentos/lote/mensagem', answer: 'data' },
  cancelMensagens: { method: 'POST', path: '/talento/v1/talentos/lote/mensagem/cancelar', answer: 'data' },
  exportTalentos: { method: 'POST', path: '/talento/v1/talentos/exportar', answer: 'file' },
  listFiltrosSalvos: { method: 'GET', path: '/talento/v1/filtros-salvos', answer: 'data' },
  createFiltroSalvo: { method: 'POST', path: '/talento/v1/filtros-salvos', answer: 'data' },
  deleteFiltroSalvo: { method: 'DELETE', path: '/talento/v1/filtros-salvos/{id}', answer: 'empty' },

  // people come in, and are taken apart again (product 42)
  createTalento: { method: 'POST', path: '/talento/v1/talentos', answer: 'data', isMultipart: true },
  findDuplicados: { method: 'POST', path: '/talento/v1/talentos/duplicados', answer: 'data' },
  listFusoes: { method: 'GET', path: '/talento/v1/talentos/{identificador}/fusoes', answer: 'data' },
  undoFusao: { method: 'POST', path: '/talento/v1/fusoes/{id}/separar', answer: 'data' },
  decideSemelhanca: { method: 'PUT', path: '/talento/v1/semelhancas/{id}', answer: 'data' },
  downloadCurriculoAConfirmar: {
    method: 'GET',
    path: '/talento/v1/declaracoes/{identificador}/curriculo',
    answer: 'file',
  },
  receiveTalento: {
    method: 'POST',
    path: '/talento/v1/origens/{origem}/talentos',
    answer: 'data',
    isPublic: true,
    isKeyed: true,
  },
  getChaveOrigens: { method: 'GET', path: '/usuario/v1/empresa/chave-origens', answer: 'data' },
  createChaveOrigens: { method: 'POST', path: '/usuario/v1/empresa/chave-origens', answer: 'data' },
  deleteChaveOrigens: { method: 'DELETE', path: '/usuario/v1/empresa/chave-origens', answer: 'empty' },
  createImportacao: { method: 'POST', path: '/talento/v1/importacoes', answer: 'data', isMultipart: true },
  listImportacoes: { method: 'GET', path: '/talento/v1/importacoes', answer: 'data' },
  getImportacao: { method: 'GET', path: '/talento/v1/importacoes/{id}', answer: 'data' },
  checkImportacao: { method: 'POST', path: '/talento/v1/importacoes/{id}/conferir', answer: 'data' },
  startImportacao: { method: 'POST', path: '/talento/v1/importacoes/{id}/iniciar', answer: 'data' },
  undoImportacao: { method: 'POST', path: '/talento/v1/importacoes/{id}/desfazer', answer: 'data' },
  listLinhasImportacao: { method: 'GET', path: '/talento/v1/importacoes/{id}/linhas', answer: 'page' },
  exportErrosImportacao: { method: 'GET', path: '/talento/v1/importacoes/{id}/erros', answer: 'file' },

  getKanban: { method: 'GET', path: '/talento/v1/kanbans/campanha/{campanhaId}', answer: 'data' },
  filterKanban: {
    method: 'POST',
    path: '/talento/v1/kanbans/campanha/{campanhaId}/filtro',
    answer: 'data',
  },
  followKanban: {
    method: 'GET',
    path: '/talento/v1/kanbans/campanha/{campanhaId}/eventos',
    answer: 'events',
  },
  listTalentosDaEtapa: { method: 'GET', path: '/talento/v1/kanbans/{id}/talentos', answer: 'data' },
  filterTalentosDaEtapa: {
    method: 'POST',
    path: '/talento/v1/kanbans/{id}/talentos/filtro',
    answer: 'data',
  },
  filterTalentosSemEtapa: {
    method: 'POST',
    path: '/talento/v1/kanbans/campanha/{campanhaId}/sem-etapa',
    answer: 'data',
  },
  exportEtapa: { method: 'POST', path: '/talento/v1/kanbans/{id}/exportar', answer: 'file' },
  moveTalento: {
    method: 'POST',
    path: '/talento/v1/talentos/{identificador}/campanha/{campanhaId}/kanban/{kanbanId}',
    answer: 'data',
  },

  // the public side (product 53–56)
  getCampanhaPublica: {
    method: 'GET',
    path: '/campanha/v1/publico/campanhas/{id}',
    answer: 'data',
    isPublic: true,
  },
  listVagasPublicas: { method: 'GET', path: '/campanha/v1/publico/vagas', answer: 'page', isPublic: true },
  createInscricao: {
    method: 'POST',
    path: '/talento/v1/publico/campanhas/{id}/inscricoes',
    answer: 'data',
    isPublic: true,
    isMultipart: true,
  },
  /** A browser tells that an area did not come (decision 132): which, of which version, and how. */
  countFalha: { method: 'POST', path: '/campanha/v1/publico/falhas', answer: 'empty', isPublic: true },
} as const satisfies Record<string, Route>

export type Operation = keyof typeof routes
