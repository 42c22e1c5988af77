import type { Operation, routes } from './routes'
import {
  reads,
  keptNowhere,
  campanhas,
  novas,
  rascunhos,
  rules,
  places,
  pessoas,
  unioes,
  correcoes,
  notas,
  resultados,
  mensagens,
  empresa,
  segundoFator,
  guarda,
  logo,
  modelos,
  processoModelos,
  mensagemModelos,
  fichas,
  avaliacoes,
  donos,
  motivos,
  importacoes,
  indicadores,
  aderencias,
} from './touched-answers'

/**
 * What each changing call makes old: the operations whose kept answers are no longer true once it has gone through.
 * Stated here, beside the calls, for the api client; no screen remembers it (decision 093). The query
 * cache is one for the whole page, so a change made in one area is known in all of them.
 */

type Changing = {
  [O in Operation]: (typeof routes)[O]['method'] extends 'GET' ? never : O
}[Operation]

export const touches = {
  login: keptNowhere,
  logout: keptNowhere,
  // One's name stands wherever colleagues are.
  updateUsuario: ['getUsuario', 'listUsuarios', 'listDonos', 'getEquipe', 'getAvaliacoes', ...donos],
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
  // Whoever is gone is asked to judge no more, and needs no second factor.
  deleteUsuario: [
    ...donos,
    'getAvaliacoes',
    'getAcesso',
    'listDonos',
    'listUsuarios',
    'getEquipe',
    'getCampanha',
    'filterCampanhas',
    'countCampanhas',
  ],
  // One's own role may be the one that changed.
  savePapel: [
    'listUsuarios',
    'getUsuario',
    'listDonos',
    ...donos,
    'getAvaliacoes',
    'listAvaliacoesPendentes',
  ],
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
  saveTriagemCega: [...unioes, 'getCampanha', 'listAvisos'],
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
  markMensagemEnviada: [...mensagens, 'listAtividade', 'getMetricas', ...indicadores],

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
  restoreNota: notas,
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
  setMotivo: ['getTalento', 'listAtividade', ...indicadores, 'filterTalentos', 'countFacetas'],
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
