import type { Operation, routes } from './routes'

/**
 * What each changing call makes old: the operations whose kept answers are no longer true once it has gone through.
 * Stated here, beside the calls, for the api client; no screen remembers it (decision 093). The query
 * cache is one for the whole page, so a change made in one area is known in all of them.
 */

type Changing = {
  [O in Operation]: (typeof routes)[O]['method'] extends 'GET' ? never : O
}[Operation]

/** Changes nothing: a filter too long for an address, a file, a text written to order. */
const reads = [] as const
/** Called where no answers are kept: before a session, at its end, from a public page, by a program. */
const keptNowhere = [] as const

/** How it goes, and of which campaigns. */
const indicadores = ['getIndicadores', 'listCampanhasDaFigura'] as const
/** Lists, counts and the campaign itself. */
const campanhas = [
  'filterCampanhas',
  'countCampanhas',
  'countTalentosDasCampanhas',
  'getCampanha',
  'listCampanhasExcluidas',
  'getMetricas',
  'getGraficos',
  ...indicadores,
  'getHoje',
  'listAtividade',
] as const
/** Whoever makes one is responsible for it. */
const novas = [...campanhas, 'listUsuarios'] as const
/** Saved with every few letters: only what shows drafts. */
const rascunhos = ['filterCampanhas', 'countCampanhas', 'getCampanha'] as const
/** The stages of a board, and where their names and people are shown. */
const etapas = [
  'getKanban',
  'filterKanban',
  'listEtapas',
  'getNumeros',
  'filterTalentos',
  'getTalento',
  'getMetricas',
  ...indicadores,
] as const
/** What a stage is called, is, and allows: with it who has stalled, who has an answer, and how many were hired. */
const rules = [...etapas, 'countFacetas', 'filterCampanhas', 'getGraficos', 'getHoje', 'listAvisos'] as const
/** Who stands in which stage; entering one may send a message. */
const places = [
  ...etapas,
  'listAtividade',
  'countFacetas',
  'filterCampanhas',
  'countTalentosDasCampanhas',
  'getGraficos',
  'listMensagens',
  'getHoje',
  // At another stage they are judged anew.
  'getAvaliacoes',
  'listAvaliacoesPendentes',
  'listAvaliacoesEnviadas',
] as const
/** Who is known at all. */
const pessoas = [...places, 'findDuplicados'] as const
/** Two people who became one, or were taken apart again: what lies with a person goes along. */
const unioes = [
  ...pessoas,
  'listFusoes',
  'listRespostasDoTalento',
  'listVideosDoTalento',
  'listNotas',
  'listTestesDoTalento',
] as const
const correcoes = [...pessoas, 'getCorrecao', 'listFusoes'] as const
const notas = ['listNotas', 'getTalento', 'listAvisos'] as const
/** How well people fit a campaign, wherever it is shown or sorted by. */
const aderencias = ['filterTalentos', 'getTalento', 'getKanban', 'filterKanban'] as const
const resultados = ['listTestesDoTalento', 'getTalento'] as const
const mensagens = ['listMensagens', 'listAvisos', 'getTalento', 'getHoje'] as const
const empresa = ['getEmpresa', 'getUsuario'] as const
/** One's own, and what the company sees of it. */
const segundoFator = ['getSegundoFator', 'getUsuario', 'listSessoes', 'listUsuarios', 'getAcesso'] as const
/** Until when people are kept, and who is hidden. */
const guarda = ['getRetencao', 'getTalento', 'getNumeros', 'filterTalentos'] as const
const logo = ['getLogo', ...empresa] as const
const modelos = ['listVagaModelos'] as const
const processoModelos = ['listProcessoModelos'] as const
const mensagemModelos = ['listMensagemModelos'] as const
/** By what people are judged, and where it is named. */
const fichas = [
  'listFichas',
  'getAvaliacoes',
  'listAvaliacoesPendentes',
  'listAvaliacoesEnviadas',
  'listEtapas',
  'getKanban',
  'filterKanban',
] as const
/** How people were judged, wherever it is shown. */
const avaliacoes = [
  'getAvaliacoes',
  'listAvaliacoesPendentes',
  'listAvaliacoesEnviadas',
  'getTalento',
  'filterTalentos',
  'getKanban',
  'filterKanban',
] as const
/** With whom people are, wherever it is shown. */
const donos = [
  'filterTalentos',
  'countFacetas',
  'getTalento',
  'getKanban',
  'filterKanban',
  'listAtividade',
  'listAvisos',
] as const
/** Reasons, and where their names are shown. */
const motivos = ['listMotivos', 'getTalento', ...indicadores, 'countFacetas'] as const
const importacoes = ['getImportacao', 'listImportacoes', 'listLinhasImportacao'] as const

export const touches = {
  login: keptNowhere,
  logout: keptNowhere,
  updateUsuario: ['getUsuario', 'listUsuarios'],
  changeSenha: ['listSessoes'],
  requestSenha: keptNowhere,
  resetSenha: keptNowhere,
  deleteSessao: ['listSessoes'],
  enterSegundoFator: keptNowhere,
  beginSegundoFator: keptNowhere,
  // With the session's new token everything is read anew.
  confirmSegundoFator: segundoFator,
  disableSegundoFator: segundoFator,
  renewRecuperacao: ['getSegundoFator'],
  resetSegundoFator: ['listUsuarios', 'getAcesso'],
  beginPelaEmpresa: keptNowhere,
  enterPelaEmpresa: keptNowhere,
  saveAcessoDaEmpresa: ['getAcessoDaEmpresa'],
  deleteAcessoDaEmpresa: ['getAcessoDaEmpresa'],
  proveDominio: ['getAcessoDaEmpresa'],
  saveAcesso: ['getAcesso', 'getSegundoFator', 'listUsuarios'],
  deleteUsuario: [
    ...donos,
    'listDonos',
    'listUsuarios',
    'getEquipe',
    'getCampanha',
    'filterCampanhas',
    'countCampanhas',
  ],
  // One's own role may be the one that changed.
  savePapel: ['listUsuarios', 'getUsuario', 'listDonos', ...donos],
  // Who is asked to judge is of the team.
  saveEquipe: [
    'getAvaliacoes',
    'listAvaliacoesPendentes',
    ...donos,
    'listDonos',
    'getEquipe',
    'getCampanha',
    'filterCampanhas',
    'countCampanhas',
    'listUsuarios',
  ],
  setDono: donos,
  // Who everybody in it is.
  saveTriagemCega: [...unioes, 'getTriagemCega', 'getCampanha', 'listAvisos'],
  createConvite: ['listUsuarios'],
  acceptConvite: keptNowhere,
  updateEmpresa: empresa,
  saveRetencao: guarda,
  saveLogo: logo,
  deleteLogo: logo,

  savePreferencias: ['getPreferencias'],
  noteVisita: ['getHoje'],
  readAvisos: ['listAvisos'],
  resendMensagens: mensagens,
  resendMensagem: mensagens,
  // Who has been written to has their answer (product 69).
  markMensagemEnviada: [...mensagens, 'getMetricas', ...indicadores],

  filterCampanhas: reads,
  createCampanha: novas,
  // What it asks for is what everybody in it is scored by.
  updateCampanha: [...campanhas, ...aderencias],
  deleteCampanha: [...campanhas, 'filterTalentos', 'countFacetas', 'getTalento'],
  restoreCampanha: [...campanhas, 'filterTalentos', 'countFacetas', 'getTalento'],
  closeCampanha: [...campanhas, 'listMensagens', 'getTalento'],
  pauseCampanha: campanhas,
  resumeCampanha: campanhas,
  retryPublicacao: ['getCampanha'],
  duplicateCampanha: novas,
  createRascunho: [...rascunhos, 'listUsuarios'],
  saveRascunho: rascunhos,

  createVagaModelo: modelos,
  updateVagaModelo: modelos,
  deleteVagaModelo: modelos,
  createProcessoModelo: processoModelos,
  updateProcessoModelo: processoModelos,
  deleteProcessoModelo: processoModelos,
  askOpenai: reads,

  createFicha: ['listFichas'],
  updateFicha: fichas,
  deleteFicha: fichas,
  sendAvaliacao: avaliacoes,
  createAvaliacaoLink: ['listAvaliacaoLinks'],
  deleteAvaliacaoLink: ['listAvaliacaoLinks'],
  openAvaliacaoLink: keptNowhere,

  createEtapa: rules,
  updateEtapa: [...rules, 'getAvaliacoes', 'listAvaliacoesPendentes', 'listAvaliacoesEnviadas'],
  deleteEtapa: places,
  restoreEtapa: places,

  filterTalentos: reads,
  markInscricoesVistas: [
    'filterTalentos',
    'countFacetas',
    'getTalento',
    'getKanban',
    'filterKanban',
    'getHoje',
    'filterCampanhas',
    'listAvisos',
  ],
  // Written down by the server, in no answer that is kept.
  revealDocumentos: reads,
  createNota: notas,
  updateNota: notas,
  deleteNota: notas,
  createResultadoTeste: resultados,
  deleteResultadoTeste: resultados,

  countFacetas: reads,
  selectTalentos: reads,
  previewMovimento: reads,
  moveTalentos: places,
  undoMoveTalentos: places,
  moveTalento: places,
  readDestinatarios: reads,
  createMensagemModelo: mensagemModelos,
  updateMensagemModelo: mensagemModelos,
  deleteMensagemModelo: mensagemModelos,
  createMotivo: motivos,
  updateMotivo: motivos,
  setMotivo: ['getTalento', ...indicadores, 'filterTalentos', 'countFacetas'],
  sendMensagens: ['listMensagens', 'getTalento'],
  cancelMensagens: mensagens,
  exportTalentos: reads,
  createFiltroSalvo: ['listFiltrosSalvos'],
  deleteFiltroSalvo: ['listFiltrosSalvos'],

  // What is told of somebody, wherever it is shown, found by or scored.
  saveCorrecao: correcoes,
  undoCorrecao: correcoes,
  deleteTalento: [...unioes, 'getCorrecao', 'getRetencao'],
  restoreTalento: [...pessoas, 'getRetencao'],
  saveGuardaLegal: guarda,
  deleteGuardaLegal: guarda,

  createTalento: pessoas,
  findDuplicados: reads,
  undoFusao: unioes,
  decideSemelhanca: unioes,
  receiveTalento: keptNowhere,
  createChaveOrigens: ['getChaveOrigens'],
  deleteChaveOrigens: ['getChaveOrigens'],
  createImportacao: importacoes,
  checkImportacao: importacoes,
  startImportacao: [...importacoes, ...pessoas],
  undoImportacao: [...importacoes, ...pessoas],

  filterKanban: reads,
  filterTalentosDaEtapa: reads,
  filterTalentosSemEtapa: reads,
  exportEtapa: reads,

  createInscricao: keptNowhere,
  countFalha: keptNowhere,
} as const satisfies Record<Changing, readonly Operation[]>

/** Operations that make something old. */
export type TouchingOperation = {
  [O in keyof typeof touches]: (typeof touches)[O] extends readonly [] ? never : O
}[keyof typeof touches]

/** Operations that make nothing old: they may be asked for without a word to anybody. */
export type QuietOperation = Exclude<Operation, TouchingOperation>

/** Whether a call that is no GET only reads: a full disk does not stand against it. */
export const isReading = (operation: Operation): boolean =>
  Object.entries(touches).some(([name, old]) => name === operation && old === reads)
