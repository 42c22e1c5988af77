import { type Capacidade, capacidades, type CapacidadeDaEquipe } from './capacidades'
import type { Chamador, Papel } from './papeis'
import type { Operation, routes } from './routes'

/**
 * Who may call what: the one table (product 70, decision 174). The api asks it before each call; browsers are told what
 * follows from it by `getUsuario`, and never load it.
 */

/** Things that lie in campaigns, and by which part of a call they are named. */
export const COISAS = ['campanha', 'etapa', 'talento', 'nota', 'resposta'] as const
export type Coisa = (typeof COISAS)[number]
type Lugar = `${'params' | 'body'}.${string}`

/**
 * Where the campaigns of a call are found.
 * - `livre`: it is about none
 * - `filtrada`: about all that the caller reaches; the service is handed them
 * - a thing that the call names: in reach when it lies in a campaign that is
 */
export type Alcance = 'livre' | 'filtrada' | { readonly [C in Coisa]?: Lugar }

type Linha = readonly [CapacidadeDaEquipe, Alcance] | readonly [Exclude<Capacidade, CapacidadeDaEquipe>]

type Table = {
  readonly [O in Operation]: (typeof routes)[O] extends { isPublic: true } ? 'aberta' : Linha
}

const conta = ['conta', 'livre'] as const
const avisos = ['avisos', 'livre'] as const
const publicar = ['publicar'] as const
const recrutar = ['recrutar'] as const
const mensagens = ['mensagens'] as const
const exportar = ['exportar'] as const
const apagar = ['apagar'] as const
const empresa = ['empresa'] as const
const chaves = ['chaves'] as const
const usuarios = ['usuarios'] as const
/** Of the campaign that the call names so. */
const campanha = (lugar: Lugar) => ['campanhas', { campanha: lugar }] as const
const pessoasDa = (coisa: Coisa, lugar: Lugar) => ['pessoas', { [coisa]: lugar }] as const
const pessoaDe = (coisa: Coisa, lugar: Lugar) => ['pessoa', { [coisa]: lugar }] as const
const talento = pessoaDe('talento', 'params.identificador')
const selecao = pessoasDa('campanha', 'params.campanhaId')
const etapa = pessoasDa('etapa', 'params.id')
/** People of one campaign by a filter; the basket, which is of none, is nobody's who reaches campaigns alone. */
const filtro = pessoasDa('campanha', 'body.idCampanha')
const resposta = pessoaDe('resposta', 'params.id')
const notaDe = (coisa: Coisa, lugar: Lugar) => ['notas', { [coisa]: lugar }] as const
const avaliar = ['avaliar', { campanha: 'params.campanhaId' }] as const
const notas = notaDe('talento', 'params.identificador')
const nota = notaDe('nota', 'params.id')

export const permissoes = {
  login: 'aberta',
  logout: ['sair', 'livre'],
  getUsuario: conta,
  updateUsuario: conta,
  changeSenha: conta,
  requestSenha: 'aberta',
  resetSenha: 'aberta',
  listSessoes: conta,
  deleteSessao: conta,
  enterSegundoFator: 'aberta',
  getSegundoFator: conta,
  beginSegundoFator: conta,
  confirmSegundoFator: conta,
  disableSegundoFator: conta,
  renewRecuperacao: conta,
  resetSegundoFator: usuarios,
  getAcesso: usuarios,
  saveAcesso: usuarios,
  beginPelaEmpresa: 'aberta',
  enterPelaEmpresa: 'aberta',
  getAcessoDaEmpresa: usuarios,
  saveAcessoDaEmpresa: usuarios,
  deleteAcessoDaEmpresa: usuarios,
  proveDominio: usuarios,
  listUsuarios: ['colegas'],
  deleteUsuario: usuarios,
  savePapel: usuarios,
  getEquipe: campanha('params.id'),
  saveEquipe: publicar,
  listDonos: pessoasDa('campanha', 'params.id'),
  setDono: recrutar,
  listAtividade: pessoasDa('campanha', 'params.id'),
  getTriagemCega: campanha('params.id'),
  saveTriagemCega: publicar,
  createConvite: usuarios,
  acceptConvite: 'aberta',
  getEmpresa: conta,
  updateEmpresa: empresa,
  getRetencao: recrutar,
  saveRetencao: empresa,
  getLogo: conta,
  saveLogo: empresa,
  deleteLogo: empresa,

  listAvisos: avisos,
  getHoje: recrutar,
  noteVisita: conta,
  readAvisos: avisos,
  getPreferencias: conta,
  savePreferencias: conta,
  listMensagens: mensagens,
  resendMensagens: mensagens,
  resendMensagem: mensagens,
  markMensagemEnviada: mensagens,

  listFuncoes: conta,
  listFuncoesAtivas: conta,
  listCidades: 'aberta',
  listCursos: conta,
  listBeneficios: conta,
  listTiposContratacao: conta,
  listTestes: conta,

  filterCampanhas: ['campanhas', 'filtrada'],
  countCampanhas: ['campanhas', 'filtrada'],
  listCampanhasExcluidas: publicar,
  getCampanha: campanha('params.id'),
  createCampanha: publicar,
  updateCampanha: publicar,
  deleteCampanha: publicar,
  restoreCampanha: publicar,
  closeCampanha: publicar,
  pauseCampanha: publicar,
  resumeCampanha: publicar,
  retryPublicacao: publicar,
  duplicateCampanha: publicar,
  getMetricas: campanha('params.id'),
  getGraficos: ['graficos'],
  getIndicadores: ['graficos'],
  listCampanhasDaFigura: ['graficos'],
  createRascunho: publicar,
  saveRascunho: publicar,

  listVagaModelos: publicar,
  createVagaModelo: publicar,
  updateVagaModelo: publicar,
  deleteVagaModelo: publicar,
  listProcessoModelos: publicar,
  createProcessoModelo: publicar,
  updateProcessoModelo: publicar,
  deleteProcessoModelo: publicar,
  listMensagemModelos: mensagens,
  createMensagemModelo: mensagens,
  updateMensagemModelo: mensagens,
  deleteMensagemModelo: mensagens,
  listMotivos: recrutar,
  createMotivo: recrutar,
  updateMotivo: recrutar,
  setMotivo: recrutar,
  askOpenai: publicar,

  listFichas: publicar,
  createFicha: publicar,
  updateFicha: publicar,
  deleteFicha: publicar,
  getAvaliacoes: avaliar,
  sendAvaliacao: avaliar,
  listAvaliacoesPendentes: ['avaliar', 'filtrada'],
  listAvaliacoesEnviadas: ['avaliar', 'filtrada'],
  listAvaliacaoLinks: publicar,
  createAvaliacaoLink: publicar,
  deleteAvaliacaoLink: publicar,
  openAvaliacaoLink: 'aberta',

  listEtapas: campanha('params.campanhaId'),
  createEtapa: publicar,
  updateEtapa: publicar,
  deleteEtapa: publicar,
  restoreEtapa: publicar,

  countTalentosDasCampanhas: ['graficos'],
  getNumeros: campanha('params.campanhaId'),
  filterTalentos: filtro,
  getTalento: talento,
  downloadCurriculo: talento,
  downloadCurriculoOriginal: recrutar,
  markInscricoesVistas: recrutar,
  getCorrecao: recrutar,
  saveCorrecao: recrutar,
  undoCorrecao: recrutar,
  getApagamento: apagar,
  deleteTalento: apagar,
  restoreTalento: recrutar,
  saveGuardaLegal: recrutar,
  deleteGuardaLegal: recrutar,

  revealDocumentos: ['documentos'],
  listNotas: notas,
  createNota: notas,
  updateNota: nota,
  deleteNota: nota,
  restoreNota: nota,
  listMencionaveis: notas,
  listTestesDoTalento: recrutar,
  createResultadoTeste: recrutar,
  deleteResultadoTeste: recrutar,
  downloadResultadoTeste: recrutar,
  listVideosDoTalento: talento,
  downloadVideo: resposta,
  getVideoEndereco: resposta,
  playVideo: 'aberta',
  listRespostasDoTalento: talento,

  countFacetas: filtro,
  selectTalentos: recrutar,
  previewMovimento: recrutar,
  moveTalentos: recrutar,
  undoMoveTalentos: recrutar,
  readDestinatarios: mensagens,
  sendMensagens: mensagens,
  cancelMensagens: mensagens,
  exportTalentos: exportar,
  listFiltrosSalvos: recrutar,
  createFiltroSalvo: recrutar,
  deleteFiltroSalvo: recrutar,

  createTalento: recrutar,
  findDuplicados: recrutar,
  listFusoes: recrutar,
  undoFusao: recrutar,
  decideSemelhanca: recrutar,
  downloadCurriculoAConfirmar: recrutar,
  receiveTalento: 'aberta',
  getChaveOrigens: chaves,
  createChaveOrigens: chaves,
  deleteChaveOrigens: chaves,
  createImportacao: recrutar,
  listImportacoes: recrutar,
  getImportacao: recrutar,
  checkImportacao: recrutar,
  startImportacao: recrutar,
  undoImportacao: recrutar,
  listLinhasImportacao: recrutar,
  exportErrosImportacao: exportar,

  getKanban: selecao,
  filterKanban: selecao,
  followKanban: selecao,
  listTalentosDaEtapa: etapa,
  filterTalentosDaEtapa: etapa,
  filterTalentosSemEtapa: selecao,
  exportEtapa: exportar,
  moveTalento: recrutar,

  getCampanhaPublica: 'aberta',
  listVagasPublicas: 'aberta',
  createInscricao: 'aberta',
  countFalha: 'aberta',
} as const satisfies Table

type CapacidadeDoConvidado = {
  [C in Capacidade]: 'CONVIDADO' extends (typeof capacidades)[C][number] ? C : never
}[Capacidade]
/** What a guest may call too: whoever answers it knows that there may be no colleague. */
export type OperationDoConvidado = {
  [O in Operation]: (typeof permissoes)[O] extends readonly [CapacidadeDoConvidado, ...unknown[]] ? O : never
}[Operation]

/** Whether somebody may call it at all, whatever it names. */
export function isAllowed(papel: Chamador, operation: Operation): boolean {
  const linha: 'aberta' | Linha = permissoes[operation]
  return linha === 'aberta' || capacidades[linha[0]].some((one) => one === papel)
}

/** What a session opens whose company asks for a second factor that is not there yet (product 75). */
const DA_LIMITADA: readonly Operation[] = [
  'getUsuario',
  'logout',
  'getSegundoFator',
  'beginSegundoFator',
  'confirmSegundoFator',
]
export const isForLimitada = (operation: Operation): boolean => DA_LIMITADA.includes(operation)

/** What a role may not call. */
export const recusadasDe = (papel: Papel): Operation[] =>
  // Object.keys forgets the literal keys.
  (Object.keys(permissoes) as Operation[]).filter((operation) => !isAllowed(papel, operation))

/** Where the campaigns of a call are found, for whoever reaches some of them alone. */
export function alcanceOf(operation: Operation): Alcance {
  const linha: 'aberta' | Linha = permissoes[operation]
  return linha === 'aberta' ? 'livre' : (linha[1] ?? 'livre')
}
