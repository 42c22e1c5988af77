/** Answers that grow old together, by what has changed: of `touches.ts`. */

/** Changes nothing: a filter too long for an address, a file, a text written to order. */
export const reads = [] as const
/** Called where no answers are kept: before a session, at its end, from a public page, by a program. */
export const keptNowhere = [] as const

/** How it goes, and of which campaigns. */
export const indicadores = ['getIndicadores', 'listCampanhasDaFigura'] as const
/** Lists, counts and the campaign itself. */
export const campanhas = [
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
export const novas = [...campanhas, 'listUsuarios'] as const
/** Saved with every few letters: only what shows drafts. */
export const rascunhos = ['filterCampanhas', 'countCampanhas', 'getCampanha'] as const
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
export const rules = [
  ...etapas,
  'listAtividade',
  'countFacetas',
  'filterCampanhas',
  'getGraficos',
  'getHoje',
  'listAvisos',
] as const
/** Who stands in which stage; entering one may send a message. */
export const places = [
  ...etapas,
  'listAtividade',
  'countFacetas',
  'filterCampanhas',
  'countTalentosDasCampanhas',
  'getGraficos',
  'listMensagens',
  'getHoje',
  // Who got past by blind triage.
  'getTriagemCega',
  // At another stage they are judged anew.
  'getAvaliacoes',
  'listAvaliacoesPendentes',
  'listAvaliacoesEnviadas',
] as const
/** Who is known at all. */
export const pessoas = [...places, 'findDuplicados'] as const
/** Two people who became one, or were taken apart again: what lies with a person goes along. */
export const unioes = [
  ...pessoas,
  'listFusoes',
  'listRespostasDoTalento',
  'listVideosDoTalento',
  'listNotas',
  'listTestesDoTalento',
] as const
export const correcoes = [...pessoas, 'getCorrecao', 'listFusoes'] as const
export const notas = ['listNotas', 'getTalento', 'listAvisos'] as const
/** How well people fit a campaign, wherever it is shown or sorted by. */
export const aderencias = ['filterTalentos', 'getTalento', 'getKanban', 'filterKanban'] as const
export const resultados = ['listTestesDoTalento', 'getTalento'] as const
export const mensagens = ['listMensagens', 'listAvisos', 'getTalento', 'getHoje'] as const
export const empresa = ['getEmpresa', 'getUsuario'] as const
/** One's own, and what the company sees of it. */
export const segundoFator = [
  'getSegundoFator',
  'getUsuario',
  'listSessoes',
  'listUsuarios',
  'getAcesso',
] as const
/** Until when people are kept, and who is hidden. */
export const guarda = ['getRetencao', 'getTalento', 'getNumeros', 'filterTalentos'] as const
export const logo = ['getLogo', ...empresa] as const
export const modelos = ['listVagaModelos'] as const
export const processoModelos = ['listProcessoModelos'] as const
export const mensagemModelos = ['listMensagemModelos'] as const
/** By what people are judged, and where it is named. */
export const fichas = [
  'listFichas',
  'getAvaliacoes',
  'listAvaliacoesPendentes',
  'listAvaliacoesEnviadas',
  'listEtapas',
  'getKanban',
  'filterKanban',
] as const
/** How people were judged, wherever it is shown. */
export const avaliacoes = [
  'getAvaliacoes',
  'listAvaliacoesPendentes',
  'listAvaliacoesEnviadas',
  'getTalento',
  'filterTalentos',
  'getKanban',
  'filterKanban',
] as const
/** With whom people are, wherever it is shown. */
export const donos = [
  'filterTalentos',
  'countFacetas',
  'getTalento',
  'getKanban',
  'filterKanban',
  'listAtividade',
  'listAvisos',
] as const
/** Reasons, and where their names are shown. */
export const motivos = ['listMotivos', 'getTalento', ...indicadores, 'countFacetas'] as const
export const importacoes = ['getImportacao', 'listImportacoes', 'listLinhasImportacao'] as const
