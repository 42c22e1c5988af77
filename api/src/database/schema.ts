import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely'

/**
 * The tables as Kysely sees them: camelCase of what `migrations/` creates. `bigint` is a JS number, `date` a
 * `yyyy-mm-dd` text, `timestamptz` a Date (microseconds are dropped: keyset cursors need `id` too), jsonb keys
 * are left as they are. Generated search columns are read-only.
 */

type Id = GeneratedAlways<number>
/** An id that a loader may choose (catalogues). */
type OwnId = Generated<number>
type Momento = ColumnType<Date, Date | string, Date | string>
type MomentoOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type MomentoNow = ColumnType<Date, Date | string | undefined, Date | string>
type Dia = ColumnType<string, string, string>
type DiaOrNull = ColumnType<string | null, string | null | undefined, string | null>
/** Written with JSON.stringify. */
type Json<T extends object> = JSONColumnType<T>
type JsonOr<T extends object> = ColumnType<T, string | undefined, string>
type Defaulted<T> = ColumnType<T, T | undefined, T>
type JsonOrNull<T extends object> = ColumnType<T | null, string | null | undefined, string | null>

export type Quadro = 'CATHO' | 'ABLER' | 'BNE'
export type OrigemTalento = 'MANUAL' | 'ABLER' | 'BNE'
export type JsonObject = Record<string, unknown>

export interface EmpresaTable {
  id: Id
  nome: string
  slug: string
  cnpj: string | null
  site: string | null
  sobre: Defaulted<string>
  logoId: number | null
  chaveOrigensHash: Buffer | null
  chaveOrigensCriadaEm: MomentoOrNull
  remetenteNome: string | null
  remetenteEmail: string | null
  retencaoMeses: Defaulted<number>
  demo: Defaulted<boolean>
  criadaEm: MomentoNow
}

export interface ArquivoTable {
  id: Id
  identificador: Generated<string>
  empresaId: number
  nome: string
  mime: string
  tamanho: number
  sha256: Buffer
  conteudo: Buffer
  criadoEm: MomentoNow
}

export interface UsuarioTable {
  id: Id
  empresaId: number
  email: string
  nome: string
  telefone: string | null
  senhaHash: string
  senhaAlteradaEm: MomentoNow
  preferencias: JsonOr<JsonObject>
  criadoEm: MomentoNow
  ultimoAcessoEm: MomentoOrNull
  removidoEm: MomentoOrNull
}

export interface SessaoTable {
  id: Id
  empresaId: number
  usuarioId: number
  tokenHash: Buffer
  lembrar: Defaulted<boolean>
  agente: Defaulted<string>
  endereco: Defaulted<string>
  criadaEm: MomentoNow
  ultimoUso: MomentoNow
  expiraEm: Momento
}

export interface TentativaLoginTable {
  chave: string
  falhas: Defaulted<number>
  ultimaEm: MomentoNow
  bloqueadoAte: MomentoOrNull
}

export interface TokenSenhaTable {
  id: Id
  usuarioId: number
  tokenHash: Buffer
  criadoEm: MomentoNow
  expiraEm: Momento
  usadoEm: MomentoOrNull
}

export interface ConviteTable {
  id: Id
  empresaId: number
  email: string
  nome: Defaulted<string>
  tokenHash: Buffer
  convidadoPor: number | null
  criadoEm: MomentoNow
  expiraEm: Momento
  aceitoEm: MomentoOrNull
  revogadoEm: MomentoOrNull
}

export interface SegredoTable {
  nome: string
  valor: Buffer
  criadoEm: MomentoNow
}

export interface RespostaIdempotenteTable {
  empresaId: number
  rota: string
  chave: string
  corpoHash: Buffer
  status: number
  resposta: Json<object>
  criadaEm: MomentoNow
}

export interface CidadeTable {
  id: OwnId
  codigo: string
  nome: string
  uf: string
  capital: Defaulted<boolean>
  latitude: number | null
  longitude: number | null
  busca: GeneratedAlways<string>
}

export interface FuncaoTable {
  id: OwnId
  descricao: string
  status: Defaulted<number>
  inclusao: MomentoNow
  alteracao: MomentoNow
  abler: string | null
  bne: string | null
  sinonimos: Defaulted<string[]>
  busca: GeneratedAlways<string>
}

export interface CursoTable {
  id: OwnId
  nome: string
}

export interface BeneficioTable {
  id: OwnId
  descricao: string
}

export interface TipoContratacaoTable {
  id: OwnId
  descricao: string
  /** employmentType of schema.org's JobPosting. */
  jobposting: string | null
}

export interface TesteTable {
  id: OwnId
  nome: string
  grupo: 'tecnico' | 'comportamental' | 'idioma'
  ordem: Defaulted<number>
}

export interface CampanhaTable {
  id: Id
  empresaId: number
  usuarioId: number | null
  slug: string | null
  situacao: Defaulted<'RASCUNHO' | 'PUBLICADA' | 'PAUSADA' | 'ENCERRADA'>
  nome: Defaulted<string>
  nomeEmpresa: Defaulted<string>
  inicio: DiaOrNull
  fechamento: DiaOrNull
  quantidadeVagas: Defaulted<number>
  areaInteresse: Defaulted<string>
  palavraChave: Defaulted<string>
  exclusivoPcd: Defaulted<boolean>
  observacao: Defaulted<string>
  /** Sanitised HTML. */
  descricao: Defaulted<string>
  enviarCatho: Defaulted<boolean>
  /** 'São Paulo/SP, Osasco/SP': what lists show. */
  localidade: Defaulted<string>
  /** `{ vaga }` as on the wire, plus what has no column. */
  conteudo: JsonOr<JsonObject>
  ultimoPasso: Defaulted<string>
  versao: Defaulted<number>
  chaveIdempotencia: string | null
  /** Kept by triggers (docs/decisions/010). */
  qtdTalentos: GeneratedAlways<number>
  /** Kept by triggers (docs/decisions/010). */
  qtdFinalizados: GeneratedAlways<number>
  criadaEm: MomentoNow
  alteradaEm: MomentoNow
  publicadaEm: MomentoOrNull
  pausadaEm: MomentoOrNull
  encerradaEm: MomentoOrNull
  excluidaEm: MomentoOrNull
  busca: GeneratedAlways<string>
}

export interface CampanhaCidadeTable {
  empresaId: number
  campanhaId: number
  cidadeId: number
  ordem: Defaulted<number>
}

export interface CampanhaFuncaoTable {
  empresaId: number
  campanhaId: number
  funcaoId: number
  ordem: Defaulted<number>
}

export interface PublicacaoTable {
  id: Id
  empresaId: number
  campanhaId: number
  quadro: Quadro
  estado: Defaulted<'DESLIGADO' | 'LIGADO' | 'ENVIADO' | 'ERRO' | 'FORA'>
  erro: string | null
  /** Id of the job at the board. */
  referencia: string | null
  tentativas: Defaulted<number>
  tentarDepoisDe: MomentoNow
  enviadaEm: MomentoOrNull
  alteradaEm: MomentoNow
}

export interface VagaModeloTable {
  id: Id
  empresaId: number
  usuarioId: number | null
  nome: string
  /** Sanitised HTML. */
  descricao: string
  criadoEm: MomentoNow
  alteradoEm: MomentoNow
}

export interface PerguntaTable {
  id: Id
  empresaId: number
  campanhaId: number
  /** The question's id on the wire. */
  chave: string
  versao: Defaulted<number>
  tipo: 'SIM_NAO' | 'MULTIPLA' | 'ABERTA' | 'VIDEO'
  titulo: string
  opcoes: JsonOr<{ id: string; title: string; correta: boolean }[]>
  /** Seconds. */
  duracao: number | null
  obrigatoria: Defaulted<boolean>
  efeito: Defaulted<'ELIMINAR' | 'SINALIZAR' | 'PONTUAR'>
  ordem: Defaulted<number>
  criadaEm: MomentoNow
  removidaEm: MomentoOrNull
}

export interface EtapaTable {
  id: Id
  empresaId: number
  campanhaId: number
  nome: string
  cor: Defaulted<string>
  ordem: number
  tipo:
    | 'triagem'
    | 'questionario'
    | 'entrevista'
    | 'finalista'
    | 'contratado'
    | 'reprovado'
    | 'desistente'
    | null
  mensagemNotificacao: Defaulted<string>
  contatoEmail: Defaulted<boolean>
  contatoWhatsapp: Defaulted<boolean>
  contatoSms: Defaulted<boolean>
  limiteDias: number | null
  /** Active people, kept by triggers (docs/decisions/010). */
  qtd: GeneratedAlways<number>
  criadaEm: MomentoNow
  removidaEm: MomentoOrNull
}

export interface TalentoTable {
  id: Id
  identificador: Generated<string>
  empresaId: number
  origem: Defaulted<OrigemTalento>
  /** Id of the person at the origin, unique per company and origin. */
  origemReferencia: string | null
  nome: string
  email: string | null
  telefone: string | null
  telefoneResidencial: string | null
  /** Eleven digits. */
  cpf: string | null
  pis: string | null
  rg: string | null
  nascimento: DiaOrNull
  sexo: string | null
  estadoCivil: string | null
  /** Sensitive (LGPD art. 11): never in lists, cards, exports, score. */
  deficiencia: string | null
  sobre: Defaulted<string>
  cep: string | null
  bairro: string | null
  endereco: string | null
  cidadeId: number | null
  formacao: string | null
  habilidades: Defaulted<string[]>
  idiomas: Defaulted<string[]>
  idiomasNivel: JsonOr<{ idioma: string; nivel: string }[]>
  tempoExperiencia: 'ATE_SEIS_MESES' | 'UM_A_DOIS_ANOS' | 'TRES_A_QUATRO_ANOS' | 'MAIS_CINCO_ANOS' | null
  funcaoIds: Defaulted<number[]>
  curriculoId: number | null
  /** Text of experience and education for search, kept by triggers. */
  textoPerfil: GeneratedAlways<string>
  baseLegal: Defaulted<string>
  consentimentoTexto: string | null
  consentimentoEm: MomentoOrNull
  consentimentoRevogadoEm: MomentoOrNull
  reterAte: DiaOrNull
  criadoEm: MomentoNow
  /** The wire's atualCv. */
  atualizadoEm: MomentoNow
  anonimizadoEm: MomentoOrNull
  fts: GeneratedAlways<string>
  busca: GeneratedAlways<string>
}

export interface ExperienciaTable {
  id: Id
  empresaId: number
  talentoId: number
  nomeEmpresa: Defaulted<string>
  atividadeEmpresa: Defaulted<string>
  funcao: Defaulted<string>
  atribuicoes: Defaulted<string>
  /** BRL a month. */
  ultimoSalario: number | null
  dataInicial: DiaOrNull
  dataFinal: DiaOrNull
  atual: Defaulted<boolean>
  ordem: Defaulted<number>
}

export interface FormacaoAcademicaTable {
  id: Id
  empresaId: number
  talentoId: number
  nivel: Defaulted<string>
  instituicao: Defaulted<string>
  curso: Defaulted<string>
  situacao: Defaulted<string>
  anoConclusao: number | null
  atual: Defaulted<boolean>
  periodo: Defaulted<string>
  idioma: Defaulted<string>
  outrosCursos: Defaulted<string>
  ordem: Defaulted<number>
}

export interface ResultadoTesteTable {
  id: Id
  empresaId: number
  talentoId: number
  campanhaId: number | null
  testeId: number
  resultado: number
  data: Dia
  link: string | null
  arquivoId: number | null
  usuarioId: number | null
  criadoEm: MomentoNow
}

export interface ApagamentoTable {
  identificador: string
  empresaId: number
  motivo: string
  apagadoEm: MomentoNow
}

export interface InscricaoTable {
  id: Id
  identificador: Generated<string>
  empresaId: number
  campanhaId: number
  talentoId: number
  /** Null = Em Seleção. */
  etapaId: number | null
  /** Ascending order inside the stage. */
  posicao: Defaulted<number>
  origem: Defaulted<OrigemTalento>
  fonte: Defaulted<string>
  situacao: Defaulted<'ativa' | 'retirada'>
  aderencia: number | null
  aderenciaDetalhe: JsonOrNull<object>
  aderenciaEm: MomentoOrNull
  eliminadaMotivo: string | null
  sinalizacoes: JsonOr<object[]>
  /** Grows with each move: tells whose move won. */
  versao: Defaulted<number>
  movidaPor: number | null
  criadaEm: MomentoNow
  naEtapaDesde: MomentoNow
  retiradaEm: MomentoOrNull
  respondidaEm: MomentoOrNull
}

export interface RespostaTable {
  id: Id
  empresaId: number
  inscricaoId: number
  perguntaId: number
  valor: ColumnType<unknown, string, string>
  correta: boolean | null
  arquivoId: number | null
  criadaEm: MomentoNow
}

export interface NotaTable {
  id: Id
  empresaId: number
  talentoId: number
  campanhaId: number | null
  usuarioId: number | null
  texto: string
  criadaEm: MomentoNow
  editadaEm: MomentoOrNull
}

export interface EventoTable {
  id: Id
  empresaId: number
  campanhaId: number | null
  talentoId: number | null
  inscricaoId: number | null
  usuarioId: number | null
  tipo: string
  dados: JsonOr<JsonObject>
  criadoEm: MomentoNow
}

export interface MensagemTable {
  id: Id
  identificador: Generated<string>
  empresaId: number
  campanhaId: number | null
  talentoId: number | null
  inscricaoId: number | null
  etapaId: number | null
  /** `usuario` = carries a one-use link; never listed, body wiped when sent. */
  publico: Defaulted<'candidato' | 'usuario'>
  /** `etapa` is unique per inscricao, etapa and canal while not cancelled. */
  tipo: string
  canal: 'EMAIL' | 'WHATSAPP' | 'SMS'
  destinatario: string
  assunto: Defaulted<string>
  corpo: string
  estado: Defaulted<'pendente' | 'enviando' | 'enviada' | 'erro' | 'cancelada' | 'sem_canal'>
  enviarDepoisDe: MomentoNow
  tentativas: Defaulted<number>
  erro: string | null
  usuarioId: number | null
  criadaEm: MomentoNow
  alteradaEm: MomentoNow
  enviadaEm: MomentoOrNull
}

export interface AvisoTable {
  id: Id
  empresaId: number
  /** Makes a repeated job write each notice once ('fechamento:42'). */
  chave: string
  tipo: string
  titulo: string
  texto: Defaulted<string>
  link: string | null
  campanhaId: number | null
  talentoId: number | null
  criadoEm: MomentoNow
}

export interface AvisoLidoTable {
  avisoId: number
  usuarioId: number
  lidoEm: MomentoNow
}

export interface FiltroSalvoTable {
  id: Id
  empresaId: number
  usuarioId: number
  tela: string
  nome: string
  consulta: Json<JsonObject>
  criadoEm: MomentoNow
}

export interface AuditoriaTable {
  id: Id
  empresaId: number
  usuarioId: number | null
  acao: string
  alvo: Defaulted<string>
  dados: JsonOr<JsonObject>
  endereco: Defaulted<string>
  requisicao: Defaulted<string>
  criadaEm: GeneratedAlways<Date>
  hashAnterior: GeneratedAlways<Buffer>
  hash: GeneratedAlways<Buffer>
}

export interface Database {
  empresa: EmpresaTable
  arquivo: ArquivoTable
  usuario: UsuarioTable
  sessao: SessaoTable
  tentativaLogin: TentativaLoginTable
  tokenSenha: TokenSenhaTable
  convite: ConviteTable
  segredo: SegredoTable
  respostaIdempotente: RespostaIdempotenteTable
  cidade: CidadeTable
  funcao: FuncaoTable
  curso: CursoTable
  beneficio: BeneficioTable
  tipoContratacao: TipoContratacaoTable
  teste: TesteTable
  campanha: CampanhaTable
  campanhaCidade: CampanhaCidadeTable
  campanhaFuncao: CampanhaFuncaoTable
  publicacao: PublicacaoTable
  vagaModelo: VagaModeloTable
  pergunta: PerguntaTable
  etapa: EtapaTable
  talento: TalentoTable
  experiencia: ExperienciaTable
  formacaoAcademica: FormacaoAcademicaTable
  resultadoTeste: ResultadoTesteTable
  apagamento: ApagamentoTable
  inscricao: InscricaoTable
  resposta: RespostaTable
  nota: NotaTable
  evento: EventoTable
  mensagem: MensagemTable
  aviso: AvisoTable
  avisoLido: AvisoLidoTable
  filtroSalvo: FiltroSalvoTable
  auditoria: AuditoriaTable
}

/** A row of a table as a select returns it: `Row<'campanha'>`. */
export type Row<T extends keyof Database> = Selectable<Database[T]>
