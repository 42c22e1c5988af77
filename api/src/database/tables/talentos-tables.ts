import type { Generated, GeneratedAlways } from 'kysely'
import type { Defaulted, Dia, DiaOrNull, Id, Json, JsonOr, MomentoNow, MomentoOrNull } from './column-types'

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

/** A person who was known came in again: before, after, and what came (decision 063). */
export interface FusaoTable {
  id: Id
  empresaId: number
  talentoId: number
  via: 'formulario' | 'recrutador' | 'importacao' | 'origem'
  motivo: 'email' | 'telefone' | 'cpf' | 'referencia'
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
  desfeitaPor: number | null
}
