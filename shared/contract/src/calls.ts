import { z } from 'zod'
import { avaliacaoCalls } from './avaliacao-calls'
import * as avisos from './avisos'
import * as campanhas from './campanhas'
import * as catalogos from './catalogos'
import { correcaoCalls } from './correcao-calls'
import * as dossie from './dossie'
import * as entrada from './entrada'
import { equipeCalls } from './equipe-calls'
import * as facetas from './facetas'
import * as falhas from './falhas'
import { FiguraFiltro, FiltroTalentosBody } from './filtro-talentos'
import * as filtrosSalvos from './filtros-salvos'
import { Hoje } from './hoje'
import * as indicadores from './indicadores'
import * as importacoes from './importacoes'
import * as kanban from './kanban'
import * as kanbanEventos from './kanban-eventos'
import * as lote from './lote'
import * as mensagens from './mensagens'
import * as metricas from './metricas'
import { modeloCalls } from './modelo-calls'
import { NumerosDaCampanha } from './numeros'
import { Preferencias, PreferenciasBody } from './preferencias'
import * as publico from './publico'
import * as retencao from './retencao'
import type { Operation } from './routes'
import { porCampanha } from './sigilo'
import * as talentos from './talentos'
import * as texto from './texto-da-vaga'
import { acessoDaEmpresaCalls } from './acesso-da-empresa-calls'
import { segundoFatorCalls } from './segundo-fator-calls'
import * as usuarios from './usuarios'
import { usuariosCalls } from './usuarios-calls'
import { Id, IdentificadorParams, IdParams, PageQuery, dataOf, pageOf } from './wire'

/** The schemas of each operation of `routes.ts`: the api validates and answers by them, the client's types follow them. */
export interface CallSchemas {
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The whole body of a 2xx answer; absent for `empty`, `file` and `events`. */
  readonly answer?: z.ZodType
  /** One server-sent event, for the form `events`. */
  readonly event?: z.ZodType
}

const CampanhaIdParams = z.object({ campanhaId: Id })

export const calls = {
  ...usuariosCalls,
  ...segundoFatorCalls,
  ...acessoDaEmpresaCalls,
  ...equipeCalls,
  ...correcaoCalls,
  getEmpresa: { answer: dataOf(usuarios.Empresa) },
  updateEmpresa: { body: usuarios.EmpresaBody, answer: dataOf(usuarios.Empresa) },
  getRetencao: { answer: dataOf(retencao.Retencao) },
  saveRetencao: { body: retencao.RetencaoBody, answer: dataOf(retencao.Retencao) },
  getLogo: {},
  saveLogo: { body: usuarios.LogoBody, answer: dataOf(usuarios.Empresa) },
  deleteLogo: {},

  listAvisos: { answer: dataOf(avisos.Avisos) },
  getHoje: { answer: dataOf(Hoje) },
  noteVisita: {},
  readAvisos: { body: avisos.ReadAvisosBody },
  getPreferencias: { answer: dataOf(Preferencias) },
  savePreferencias: { body: PreferenciasBody, answer: dataOf(Preferencias) },
  listMensagens: { query: avisos.MensagensQuery, answer: avisos.Mensagens },
  resendMensagens: { body: avisos.ResendMensagensBody, answer: dataOf(avisos.ResendMensagensAnswer) },
  resendMensagem: { params: IdParams },
  markMensagemEnviada: { params: IdParams, query: avisos.MarkEnviadaQuery },

  listFuncoes: { query: catalogos.BuscaQuery, answer: dataOf(z.array(catalogos.Funcao)) },
  listFuncoesAtivas: { query: catalogos.BuscaQuery, answer: dataOf(z.array(catalogos.Funcao)) },
  listCidades: { query: catalogos.CidadesQuery, answer: z.array(catalogos.Cidade) },
  listCursos: { query: catalogos.BuscaQuery, answer: dataOf(z.array(catalogos.ItemNome)) },
  listBeneficios: { query: catalogos.BuscaQuery, answer: dataOf(z.array(catalogos.ItemDescricao)) },
  listTiposContratacao: { query: catalogos.BuscaQuery, answer: dataOf(z.array(catalogos.ItemDescricao)) },
  listTestes: { answer: dataOf(z.array(catalogos.Teste)) },

  filterCampanhas: {
    query: PageQuery,
    body: campanhas.FiltroCampanhasBody,
    answer: pageOf(campanhas.CampanhaItem),
  },
  countCampanhas: {
    query: campanhas.ContagemQuery,
    answer: dataOf(campanhas.ContagemCampanhas),
  },
  listCampanhasExcluidas: { answer: dataOf(z.array(campanhas.CampanhaExcluida)) },
  getCampanha: { params: IdParams, answer: dataOf(campanhas.Campanha) },
  createCampanha: { body: campanhas.CampanhaBody, answer: dataOf(campanhas.Campanha) },
  updateCampanha: {
    params: IdParams,
    body: campanhas.CampanhaUpdateBody,
    answer: dataOf(campanhas.Campanha),
  },
  deleteCampanha: { params: IdParams },
  restoreCampanha: { params: IdParams, answer: dataOf(campanhas.Campanha) },
  closeCampanha: { params: IdParams, body: campanhas.FecharBody },
  pauseCampanha: { params: IdParams },
  resumeCampanha: { params: IdParams },
  retryPublicacao: { params: campanhas.PublicacaoParams },
  duplicateCampanha: { params: IdParams, answer: dataOf(campanhas.Campanha) },
  getMetricas: { params: IdParams, answer: dataOf(metricas.Metricas) },
  getGraficos: { query: metricas.GraficosQuery, answer: dataOf(metricas.Graficos) },
  getIndicadores: { query: indicadores.IndicadoresQuery, answer: dataOf(indicadores.Indicadores) },
  listCampanhasDaFigura: { query: FiguraFiltro, answer: dataOf(z.array(indicadores.CampanhaDaFigura)) },

  createRascunho: { body: campanhas.RascunhoBody, answer: dataOf(campanhas.Campanha) },
  saveRascunho: { params: IdParams, body: campanhas.RascunhoSaveBody, answer: dataOf(campanhas.Campanha) },

  ...modeloCalls,
  ...avaliacaoCalls,
  askOpenai: { body: texto.PerguntarBody, answer: texto.PerguntarAnswer },

  listEtapas: { params: CampanhaIdParams, answer: dataOf(z.array(kanban.EtapaItem)) },
  createEtapa: { body: kanban.EtapaBody, answer: dataOf(kanban.EtapaItem) },
  updateEtapa: { params: IdParams, body: kanban.EtapaUpdateBody, answer: dataOf(kanban.EtapaItem) },
  deleteEtapa: { params: IdParams, query: kanban.RemoveEtapaQuery },
  restoreEtapa: { params: IdParams, answer: dataOf(kanban.EtapaItem) },

  countTalentosDasCampanhas: { answer: dataOf(z.number().int()) },
  getNumeros: { params: CampanhaIdParams, answer: dataOf(NumerosDaCampanha) },
  filterTalentos: {
    query: PageQuery,
    body: FiltroTalentosBody,
    answer: talentos.PessoasAchadas,
  },
  getTalento: { params: IdentificadorParams, answer: dataOf(talentos.Talento) },
  downloadCurriculo: { params: IdentificadorParams },
  downloadCurriculoOriginal: { params: IdentificadorParams },

  markInscricoesVistas: { params: IdentificadorParams, body: dossie.VistaBody },
  restoreTalento: { params: IdentificadorParams },
  saveGuardaLegal: { params: IdentificadorParams, body: retencao.GuardaLegalBody },
  deleteGuardaLegal: { params: IdentificadorParams },

  revealDocumentos: { params: IdentificadorParams, answer: dataOf(dossie.Documentos) },
  listNotas: { params: IdentificadorParams, answer: dataOf(z.array(dossie.Nota)) },
  createNota: { params: IdentificadorParams, body: dossie.NotaBody, answer: dataOf(dossie.Nota) },
  updateNota: { params: IdParams, body: dossie.NotaChangeBody, answer: dataOf(dossie.Nota) },
  deleteNota: { params: IdParams },
  restoreNota: { params: IdParams, answer: dataOf(dossie.Nota) },
  listMencionaveis: { params: IdentificadorParams, answer: dataOf(z.array(dossie.Mencionavel)) },
  listTestesDoTalento: { params: IdentificadorParams, answer: dataOf(z.array(dossie.TesteDoTalento)) },
  createResultadoTeste: {
    params: IdentificadorParams,
    body: dossie.ResultadoTesteBody,
    answer: dataOf(dossie.ResultadoTeste),
  },
  deleteResultadoTeste: { params: IdParams },
  downloadResultadoTeste: { params: IdParams },
  listVideosDoTalento: {
    params: IdentificadorParams,
    answer: dataOf(porCampanha(dossie.VideoDoTalento, 'campanhaId')),
  },
  downloadVideo: { params: IdParams },
  getVideoEndereco: { params: IdParams, answer: dataOf(dossie.VideoEndereco) },
  playVideo: { params: dossie.VideoParams },
  listRespostasDoTalento: {
    params: IdentificadorParams,
    answer: dataOf(porCampanha(dossie.RespostaDoTalento, 'campanhaId')),
  },

  countFacetas: { body: facetas.FacetasBody, answer: dataOf(facetas.Facetas) },
  selectTalentos: { body: FiltroTalentosBody, answer: dataOf(lote.PessoasOfFiltro) },
  previewMovimento: { body: lote.PreviewMovimentoBody, answer: dataOf(lote.PreviewMovimento) },
  moveTalentos: { body: lote.MoveLoteBody, answer: dataOf(lote.MoveLoteAnswer) },
  undoMoveTalentos: { body: lote.UndoLoteBody, answer: dataOf(lote.MoveLoteAnswer) },
  readDestinatarios: { body: mensagens.DestinatariosBody, answer: dataOf(mensagens.Destinatarios) },
  sendMensagens: { body: lote.MensagemLoteBody, answer: dataOf(z.array(lote.LoteMensagem)) },
  cancelMensagens: { body: lote.CancelarMensagensBody, answer: dataOf(lote.CancelarMensagensAnswer) },
  exportTalentos: { body: lote.ExportTalentosBody },
  listFiltrosSalvos: {
    query: filtrosSalvos.FiltrosSalvosQuery,
    answer: dataOf(z.array(filtrosSalvos.FiltroSalvo)),
  },
  createFiltroSalvo: { body: filtrosSalvos.FiltroSalvoBody, answer: dataOf(filtrosSalvos.FiltroSalvo) },
  deleteFiltroSalvo: { params: IdParams },

  createTalento: { body: entrada.NewTalentoBody, answer: dataOf(entrada.EntradaAnswer) },
  findDuplicados: { body: entrada.DuplicadosBody, answer: dataOf(z.array(entrada.Duplicado)) },
  listFusoes: { params: IdentificadorParams, answer: dataOf(z.array(entrada.Fusao)) },
  undoFusao: { params: IdParams, answer: dataOf(entrada.SepararAnswer) },
  decideSemelhanca: {
    params: IdParams,
    body: entrada.SemelhancaBody,
    answer: dataOf(entrada.SemelhancaAnswer),
  },
  downloadCurriculoAConfirmar: { params: IdentificadorParams },
  receiveTalento: {
    params: entrada.OrigemParams,
    body: entrada.OrigemTalentoBody,
    answer: dataOf(entrada.EntradaAnswer),
  },
  getChaveOrigens: { answer: dataOf(entrada.ChaveOrigens) },
  createChaveOrigens: { answer: dataOf(entrada.NewChaveOrigens) },
  deleteChaveOrigens: {},
  createImportacao: { body: importacoes.NewImportacaoBody, answer: dataOf(importacoes.Importacao) },
  listImportacoes: { answer: dataOf(z.array(importacoes.Importacao)) },
  getImportacao: { params: IdParams, answer: dataOf(importacoes.Importacao) },
  checkImportacao: {
    params: IdParams,
    body: importacoes.ConferirBody,
    answer: dataOf(importacoes.Importacao),
  },
  startImportacao: { params: IdParams, answer: dataOf(importacoes.Importacao) },
  undoImportacao: { params: IdParams, answer: dataOf(importacoes.Importacao) },
  listLinhasImportacao: {
    params: IdParams,
    query: importacoes.LinhasQuery,
    answer: pageOf(importacoes.LinhaImportacao),
  },
  exportErrosImportacao: { params: IdParams },

  getKanban: {
    params: CampanhaIdParams,
    query: kanban.KanbanQuery,
    answer: dataOf(z.array(kanban.Etapa)),
  },
  filterKanban: {
    params: CampanhaIdParams,
    query: kanban.KanbanQuery,
    body: kanban.FiltroKanban,
    answer: dataOf(z.array(kanban.Etapa)),
  },
  followKanban: {
    params: CampanhaIdParams,
    query: kanbanEventos.FollowKanbanQuery,
    event: kanbanEventos.KanbanEvento,
  },
  listTalentosDaEtapa: {
    params: IdParams,
    query: kanban.EtapaTalentosQuery,
    answer: dataOf(z.array(kanban.Cartao)),
  },
  filterTalentosDaEtapa: {
    params: IdParams,
    query: kanban.EtapaTalentosQuery,
    body: kanban.FiltroKanban,
    answer: dataOf(z.array(kanban.Cartao)),
  },
  filterTalentosSemEtapa: {
    params: CampanhaIdParams,
    query: kanban.EtapaTalentosQuery,
    body: kanban.FiltroKanban,
    answer: dataOf(z.array(kanban.Cartao)),
  },
  exportEtapa: { params: IdParams, body: kanban.ExportEtapaBody },
  moveTalento: { params: kanban.MoveParams, query: kanban.MoveQuery, answer: dataOf(kanban.MoveAnswer) },

  getCampanhaPublica: { params: IdParams, answer: dataOf(publico.CampanhaPublica) },
  listVagasPublicas: { query: publico.VagasQuery, answer: pageOf(publico.VagaPublicaItem) },
  createInscricao: {
    params: IdParams,
    body: talentos.InscricaoBody,
    answer: dataOf(talentos.InscricaoAnswer),
  },
  countFalha: { body: falhas.FalhaBody },
} as const satisfies Record<Operation, CallSchemas>

export type Calls = typeof calls

type In<S> = S extends z.ZodType ? z.input<S> : never
type Out<S> = S extends z.ZodType ? z.output<S> : void

/** A query of which nothing has to be said may be left out. */
type Field<O extends Operation, K extends keyof CallSchemas> =
  Calls[O] extends Record<K, infer S>
    ? K extends 'query'
      ? object extends In<S>
        ? Partial<Record<K, In<S>>>
        : Record<K, In<S>>
      : Record<K, In<S>>
    : unknown

/** What a caller gives: `{ params?, query?, body? }`, exactly those that the operation has. */
export type CallInput<O extends Operation> = Field<O, 'params'> & Field<O, 'query'> & Field<O, 'body'>

/** One event of a stream. */
export type CallEvent<O extends Operation> = Calls[O] extends { event: infer S } ? Out<S> : never

/** The body of the answer, as the wire has it. */
export type CallAnswer<O extends Operation> = Calls[O] extends { answer: infer S } ? Out<S> : void
