import { vocabulary } from '@seleta/regras/vocabulary'
import { MENSAGEM_MAX } from './text-max'

/** Business constants and limits: spec sections 5 and 9. No zod here: the browser imports this file. */

export const HTTP_TIMEOUT_MS = 60_000
export const TOKEN_PREFIX = 'Bearer '
export const SESSION_KEY = 'authentication'
/** A stored session value must be longer than this and not be the text 'Error' (spec section 9). */
export const SESSION_MIN_LENGTH = 10

export const PAGE_SIZE = {
  campanhas: 12,
  candidatos: 8,
  cesta: 11,
  mensagens: 20,
  vagas: 20,
  linhas: 10,
} as const
/** Tabs of the messages page (product 67): each message stands in one. */
export const TABS_MENSAGENS = ['FALHARAM', 'FILA', 'WHATSAPP', 'ENVIADAS', 'NAO_ENVIADAS'] as const
export type TabMensagens = (typeof TABS_MENSAGENS)[number]
/** The deepest row that a list can be asked for, and the largest page (security S12). */
export const MAX_PAGE_SIZE = 100
/** Days that figures and charts look back. */
export const PERIOD_DIAS = { min: 7, max: 365, padrao: 90 } as const
/** The largest page of the public jobs. */
export const MAX_VAGAS_PAGE = 50
export const MAX_DEPTH = 10_000
/**
 * The page to ask for where an address names one that no list reaches: its answer tells how many rows there are.
 * @param page from 0
 */
export const pageWithinDepth = (page: number, size: number): number =>
  Math.min(page, Math.floor(MAX_DEPTH / size))
/**
 * Lists with a filter or a keyword count up to here: a number that large says nothing, and counting costs more than the
 * page.
 */
export const MAX_COUNT_FILTRO = 1000

/** For this long a deleted campaign can come back (product 15). */
export const DIAS_TO_RESTORE = 30

export const PICK_LIMIT = {
  palavrasChave: 3,
  funcoes: 10,
  cidades: 10,
  cursos: 10,
  tiposContratacao: 10,
  beneficios: 10,
  testes: 10,
  modelos: 1,
} as const

/** A stage of the board: characters of its name and message, the most days that it may hold somebody unmarked, its place. */
export const ETAPA_LIMIT = { nome: 80, mensagem: MENSAGEM_MAX, dias: 365, ordem: 200 } as const

/** People of a stage: so many come with the board, so many at most in one answer, and so far down may be asked. */
export const CARTOES = { primeiros: 50, max: 200, maxDepois: 100_000 } as const

/** What a result and an aderência are told of: from 0. */
export const SCORE_MAX = 100

/** Colleagues of one campaign. */
export const EQUIPE_MAX = 50

/** The most entries of a catalogue in one answer: more than any has. */
export const CATALOGO_ITEMS_MAX = 6000

/** Stages of a model of a process. */
export const ETAPAS_DO_MODELO_MAX = 60

/** People of one bulk action: as many as `MAX_COUNT_FILTRO` counts (decision 154). */
export const LOTE_MAX = 1000

/** Values of one category of a filter. */
export const MAX_VALUES = 30

/** A screening question: characters of its text and of an option, how many options a choice has; questions of a job. */
export const PERGUNTA = { titulo: 500, opcao: 300, minOpcoes: 2, maxOpcoes: 20, max: 60 } as const

/** So many languages and skills a person tells at most: of more the first count. */
export const IDIOMAS_TOLD = 12
export const HABILIDADES_TOLD = 20

/** Characters of a description, its HTML counted as it is stored. */
export const DESCRICAO_MAX = 40_000

/** Positions of a campaign. */
export const VAGAS_MAX = 9999

/** `maxGuardada`: what campaigns from before this scale may hold. */
export const IDADE = {
  min: 16,
  max: 99,
  padraoMin: 17,
  padraoMax: 25,
  distancia: 1,
  maxGuardada: 120,
} as const
export const SALARIO = { min: 1, max: 15_000, inicialMin: 1, inicialMax: 100 } as const
export const SALARIO_HORA = { min: 1, max: 400, inicialMin: 1, inicialMax: 3 } as const
/** What a draft holds as an amount, right or wrong. */
export const DINHEIRO = { min: 0, max: 1_000_000 } as const

/** Seconds of a video answer; null is 'nenhuma'. */
export const DURACOES_VIDEO = [30, 45, 60, 90] as const

export const DEFAULT_COR = '#000000'
/** The named colours of a stage (spec section 9). */
export const CORES = {
  Preto: DEFAULT_COR,
  Azul: '#1F5A96',
  Roxo: '#6A3D9A',
  Ocre: '#7A5200',
  Verde: '#1E6B34',
  Oliva: '#5E6B1E',
  Argila: '#B4451F',
  Vermelho: '#A4262C',
} as const
export const TOAST_MS = 5000
export const TOAST_DISMISS_RATIO = 0.8
export const AI_TYPING_MS_PER_CHAR = 15

export const LAYOUT = { sideBar: 223, sideBarCollapsed: 64, topBar: 64 } as const

export const EXPERIENCIA_FILTRO = [
  { value: 'ATE_SEIS_MESES', label: 'Menos de 1 ano' },
  { value: 'UM_A_DOIS_ANOS', label: '1 a 2 anos' },
  { value: 'TRES_A_QUATRO_ANOS', label: '3 a 4 anos' },
  { value: 'MAIS_CINCO_ANOS', label: 'Mais de 5 anos' },
] as const
export type TempoExperienciaFiltro = (typeof EXPERIENCIA_FILTRO)[number]['value']

export const NIVEIS_FILTRO = [
  'Ensino Fundamental',
  'Ensino Médio',
  'Ensino Superior',
  'Graduação',
  'Pós-Graduação',
  'Mestrado',
] as const

export const IDIOMAS_FILTRO = ['Alemão', 'Espanhol', 'Francês', 'Inglês', 'Italiano', 'Português'] as const

/** How far from a picked city people may live, in km as the crow flies (product 66). */
export const RAIOS_KM = [10, 25, 50, 100] as const
export const RAIO_MAX = 200

/** 'Análiticas' is the spec's own spelling and stays (spec section 9). */
export const HABILIDADES_FILTRO = [
  'Tecnologia da informação',
  'Comunicação',
  'Liderança',
  'Vendas e Marketing',
  'Habilidades Técnicas',
  'Habilidades Análiticas',
] as const

/** What a job board is called on the wire (product 35). */
export const QUADROS = ['CATHO', 'ABLER', 'BNE'] as const
export type Quadro = (typeof QUADROS)[number]

export const ORIGENS = ['MANUAL', 'ABLER', 'BNE'] as const
export type Origem = (typeof ORIGENS)[number]
export const MANUAL_ORIGENS = ['MANUAL'] as const satisfies readonly Origem[]
export const ORIGENS_ROBO = ['ABLER', 'BNE'] as const satisfies readonly Origem[]

export const SITUACOES_CAMPANHA = ['RASCUNHO', 'PUBLICADA', 'PAUSADA', 'ENCERRADA'] as const
export type SituacaoCampanha = (typeof SITUACOES_CAMPANHA)[number]
/** Once published: what visitors may have seen. */
export const SITUACOES_PUBLICADAS = [
  'PUBLICADA',
  'PAUSADA',
  'ENCERRADA',
] as const satisfies readonly SituacaoCampanha[]
export const isPublicada = (situacao: SituacaoCampanha): boolean =>
  SITUACOES_PUBLICADAS.some((one) => one === situacao)
/** Its people are being chosen. */
export const SITUACOES_UNDER_WAY = ['PUBLICADA', 'PAUSADA'] as const satisfies readonly SituacaoCampanha[]

/** Work modes, and what people read for them (product 24). */
export const MODALIDADES = { presencial: 'Presencial', hibrido: 'Híbrido', remoto: 'Remoto' } as const

/** Whether a video is asked for (product 24). */
export const VIDEO_CV = { sim: 'Sim', nao: 'Não', opcional: 'Opcional' } as const

/** Types of a stage (product 39 and 45); a stage made by hand may have none. */
export const TIPOS_ETAPA = [
  'triagem',
  'questionario',
  'entrevista',
  'finalista',
  'contratado',
  'reprovado',
  'desistente',
] as const
export type TipoEtapa = (typeof TIPOS_ETAPA)[number]
/** Whoever stands in a stage of these types has their answer: the process is over for them. */
export const TIPOS_FINAIS = ['contratado', 'reprovado', 'desistente'] as const satisfies readonly TipoEtapa[]
/** Of those, where a reason is asked for (product 68). */
export const TIPOS_COM_MOTIVO = ['reprovado', 'desistente'] as const satisfies readonly TipoEtapa[]
export const asksMotivo = (tipo: string | null): boolean => TIPOS_COM_MOTIVO.some((one) => one === tipo)
export const MOTIVO_NOME_MAX = 40
/** As an id of a reason: none was said. */
export const NO_MOTIVO = 0
/** What it is called where reasons are listed. */
export const NO_MOTIVO_WORDS = 'Sem motivo'
/** As an id of whoever takes care of a person: nobody does. */
export const NO_DONO = 0
/** What it is called where colleagues are listed, and what those of whoever asks are. */
export const NO_DONO_WORDS = 'Sem responsável'
export const MEUS_WORDS = 'Meus'
/** Stages that lead to a hire, in the order of a process. */
export const TIPOS_DO_PROCESSO = [
  'triagem',
  'questionario',
  'entrevista',
  'finalista',
  'contratado',
] as const satisfies readonly TipoEtapa[]
export const isTipoFinal = (tipo: string | null): boolean => TIPOS_FINAIS.some((final) => final === tipo)

/** Stages that every new campaign gets (product 45). */
export const INITIAL_ETAPAS = [
  { nome: 'Triagem', tipo: 'triagem', cor: CORES.Azul },
  { nome: 'Questionário', tipo: 'questionario', cor: CORES.Roxo },
  { nome: 'Entrevistas', tipo: 'entrevista', cor: CORES.Ocre },
  { nome: 'Finalistas', tipo: 'finalista', cor: CORES.Oliva },
  { nome: 'Contratados', tipo: 'contratado', cor: CORES.Verde },
  { nome: 'Reprovados', tipo: 'reprovado', cor: CORES.Vermelho },
] as const satisfies readonly { nome: string; tipo: TipoEtapa; cor: string }[]

/** What a recruiter reads for a candidate's `situacao`; empty is Em Seleção (spec section 4). */
export const SITUACAO_BY_TIPO = {
  triagem: 'Triagem',
  questionario: 'Questões e Pergunta',
  entrevista: 'Entrevistas',
  finalista: 'Finalistas',
  contratado: 'Contratado',
  reprovado: 'Reprovado',
  desistente: 'Desistente',
} as const satisfies Record<TipoEtapa, string>

/**
 * Where an application stands, as a filter asks for it (audit P1): the type of its stage, `em-selecao` in a stage of no
 * type or in none, `eliminada` by an answer (product 25); `desistente` also who left by themselves.
 */
export const SITUACOES_FILTRO = ['em-selecao', ...TIPOS_ETAPA, 'eliminada'] as const
export type SituacaoFiltro = (typeof SITUACOES_FILTRO)[number]
/** Whether somebody of the company has seen the application (decision 153). */
export const LEITURAS_FILTRO = ['nova', 'vista'] as const
export type LeituraFiltro = (typeof LEITURAS_FILTRO)[number]
/** What calls for somebody (product 65): no answer for `RESPOSTA_DIAS`, longer in a stage than it allows. */
export const ESPERAS_FILTRO = ['sem-resposta', 'parada'] as const
export type WaitFiltro = (typeof ESPERAS_FILTRO)[number]
/** Days after which somebody without an answer is told of. */
export const RESPOSTA_DIAS = 5
/** A campaign is about to close this many days before (product 10). */
export const ENCERRA_EM_DIAS = 3
/** As an id of a stage: in none. */
export const NO_ETAPA = 0

/** So many rows of a file: more comes in several. */
export const IMPORTACAO_MAX_LINHAS = 50_000
export const IMPORTACAO_MAX_COLUMNS = 200

/** Within this time taking back a move takes back its message (product 49). */
export const UNDO_WINDOW_MINUTES = 2
export const UNDO_WINDOW_SECONDS = UNDO_WINDOW_MINUTES * 60

/** By what two people are known as one, or may be one, as it is told. */
export const MOTIVO_WORDS = /* @__PURE__ */ vocabulary({
  email: 'mesmo e-mail',
  telefone: 'mesmo telefone',
  cpf: 'mesmo CPF',
  referencia: 'mesmo código na origem',
  nome: 'mesmo nome',
  nenhum: 'hoje sem dados iguais',
})

/** Of groups of fewer people no number is told (product 76). */
export const SMALLEST_GROUP = 5

/** Sendings that a person's page, and a recruiter's, ask or tell about at once, the newest. */
export const MAX_A_CONFIRMAR = 100
