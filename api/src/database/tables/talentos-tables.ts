import type { Cnh } from '@seleta/regras/cnh'
import type { Generated, GeneratedAlways } from 'kysely'
import type {
  Defaulted,
  Dia,
  DiaOrNull,
  Id,
  Json,
  JsonOrNull,
  MomentoNow,
  MomentoOrNull,
} from './column-types'

/** People of the pool. */

export type OrigemTalento = 'MANUAL' | 'ABLER' | 'BNE'

export interface TalentoTable {
  id: Id
  identificador: Generated<string>
  empresaId: number
  origem: Defaulted<OrigemTalento>
  /** Id of the person at the origin, unique per company and origin. */
  origemReferencia: string | null
  nome: string
  email: string | null
  /** Asked for, not proven: nobody is looked for by it. */
  emailPedido: string | null
  telefone: string | null
  telefoneResidencial: string | null
  /** Eleven digits. */
  cpf: string | null
  /** What of name, e-mail, CPF and phone only a file told that was taken back; null when nothing. */
  chavesDevolvidas: string[] | null
  /** Phones that only the person, or whoever wrote in their name, told of them: they join nobody (decision 108). */
  telefonesProprios: string[] | null
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
  tempoExperiencia: 'ATE_SEIS_MESES' | 'UM_A_DOIS_ANOS' | 'TRES_A_QUATRO_ANOS' | 'MAIS_CINCO_ANOS' | null
  funcaoIds: Defaulted<number[]>
  /** Categories: 'AB'; null when not told (decision 166). */
  cnh: Cnh | null
  /** BRL a month that they ask for. */
  pretensao: number | null
  curriculoId: number | null
  /** Text of experience and education for search, kept by triggers. */
  textoPerfil: GeneratedAlways<string>
  baseLegal: Defaulted<string>
  consentimentoTexto: string | null
  consentimentoEm: MomentoOrNull
  consentimentoRevogadoEm: MomentoOrNull
  criadoEm: MomentoNow
  /** The wire's atualCv. */
  atualizadoEm: MomentoNow
  /** Out of everything but their own page, until they are erased (decision 116). */
  ocultaEm: MomentoOrNull
  /** The day on which the person was told that their data go. */
  retencaoAvisadaEm: DiaOrNull
  /** They said «continuar», or a recruiter brought them back: counted anew from here. */
  retencaoDesde: DiaOrNull
  /** Why the company must keep the person, whatever the date; null when it need not. */
  guardaLegal: string | null
  guardaLegalEm: MomentoOrNull
  guardaLegalPor: number | null
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

/** Who went with an import that was taken back: digests of their name with each of their keys. */
export interface TalentoDevolvidoTable {
  identificador: string
  empresaId: number
  /** Of the name, which others have too. */
  marca: number
  porCpf: Buffer | null
  porEmail: Buffer | null
  porTelefone: Buffer | null
  /** The random id under which they have come in again; null: they have not, or nobody knows. */
  voltouComo: string | null
  devolvidoEm: MomentoNow
}

/** A person who was known came in again: before, after, and what came (decision 063). */
export interface FusaoTable {
  id: Id
  empresaId: number
  talentoId: number
  via: 'formulario' | 'recrutador' | 'importacao' | 'origem'
  motivo: 'email' | 'telefone' | 'cpf' | 'referencia' | 'nome'
  antes: Json<Record<string, unknown>>
  depois: Json<Record<string, unknown>>
  chegou: Json<Record<string, unknown>>
  experienciaIds: Defaulted<number[]>
  formacaoIds: Defaulted<number[]>
  inscricaoId: number | null
  importacaoId: number | null
  usuarioId: number | null
  criadaEm: MomentoNow
  desfeitaEm: MomentoOrNull
  /** A whole person who went into this one, by a recruiter's hand (decision 108). */
  unida: JsonOrNull<object>
  /** Sendings that it stood up for, as they stood before; null in older ones. */
  vouched: JsonOrNull<readonly object[]>
  /** The row of the import's file; null in older ones, and where there is none. */
  linha: number | null
  /** Sendings whose application it made the person's own; null in older ones. */
  tomadas: number[] | null
  /** How the person had been hidden; null when they were not, and in older ones. */
  ocultaEm: MomentoOrNull
  avisadaEm: DiaOrNull
  /** Where whoever told put them in, though they may have been there; null in older ones, and where nobody did. */
  campanhaId: number | null
}

/** What an application said of its person, as it was sent (decision 108). */
export interface DeclaracaoTable {
  id: Id
  identificador: Generated<string>
  empresaId: number
  talentoId: number
  inscricaoId: number
  /** The person was not on record before it. */
  fezTalento: boolean
  /** The application was not there before it. */
  fezInscricao: boolean
  pessoa: Json<Record<string, unknown>>
  curriculoId: number | null
  /** Answers that wait, of an application that was there before. */
  envio: JsonOrNull<object>
  /** Every file that came with it and that nothing else keeps yet. */
  arquivoIds: Defaulted<number[]>
  /** Version of the consent text. */
  consentimento: string | null
  estado: Defaulted<'recebida' | 'confirmada' | 'recusada' | 'retirada'>
  criadaEm: MomentoNow
  decididaEm: MomentoOrNull
  /** How many corrections by recruiters stand of the person whom it made (decision 192). */
  correcoes: Defaulted<number>
}

/** What was told of a person before a correction, until it can be taken back no more (decision 192). */
export interface CorrecaoTable {
  id: Id
  empresaId: number
  talentoId: number
  usuarioId: number | null
  /** The fields that were changed, under the names of `Pessoa`. */
  antes: Json<Record<string, unknown>>
  depois: Json<Record<string, unknown>>
  /** Pairs of people that it has ended, whole. */
  pares: Json<readonly object[]>
  criadaEm: MomentoNow
}

/** Two people who may be one (decision 108). */
export interface SemelhancaTable {
  id: Id
  empresaId: number
  /** Who came later. */
  talentoId: number
  outroId: number
  motivo: 'email' | 'telefone' | 'cpf' | 'referencia' | 'nome'
  criadaEm: MomentoNow
  /** A recruiter said that they are two. */
  separadaEm: MomentoOrNull
}
