import type { TipoEtapa } from '@seleta/contract/limits'
import type { ColumnType, Generated } from 'kysely'
import type { Defaulted, Id, Json, JsonOr, JsonOrNull, MomentoNow, MomentoOrNull } from './column-types'
import type { OrigemTalento } from './talentos-tables'

/** One person in one campaign. */

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
  /** `oculta`: the person is hidden; `retiradaEm` says what it was before (decision 116). */
  situacao: Defaulted<'ativa' | 'retirada' | 'oculta'>
  aderencia: number | null
  aderenciaDetalhe: JsonOrNull<object>
  eliminadaMotivo: string | null
  /**
   * Type of the last stage with one that they left; what they are where their stage has none (decision 173). Kept by
   * triggers.
   */
  tipoAntes: Defaulted<TipoEtapa | null>
  /** Why the process ended for them; null where nobody said so, or it goes on (decision 170). */
  motivoId: number | null
  /** Who takes care of the person here (decision 186); null: nobody. */
  donoId: number | null
  sinalizacoes: JsonOr<object[]>
  /** Grows with each move: tells whose move won. */
  versao: Defaulted<number>
  movidaPor: number | null
  criadaEm: MomentoNow
  naEtapaDesde: MomentoNow
  retiradaEm: MomentoOrNull
  respondidaEm: MomentoOrNull
  /** When somebody of the company first had it before them, or moved it (decision 153). */
  vistaEm: MomentoOrNull
  /** When it was first past the stage before which its campaign is blind (decision 193); kept by a trigger. */
  reveladaEm: MomentoOrNull
  /** Keys that name this application and no person were mailed, and still hold (decision 108). */
  chaveAntiga: Defaulted<boolean>
}

/** A reason of the company's list (decision 170). */
export interface MotivoTable {
  id: Id
  empresaId: number
  nome: string
  /** What somebody who withdraws counts as; one of each company. */
  isDesistencia: Defaulted<boolean>
  /** No longer offered; whoever has it keeps it. */
  isOculto: Defaulted<boolean>
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

/** Colleagues whom a note mentions (product 74). */
export interface NotaMencaoTable {
  empresaId: number
  notaId: number
  usuarioId: number
}

export interface NotaTable {
  id: Id
  empresaId: number
  talentoId: number
  usuarioId: number | null
  texto: string
  criadaEm: MomentoNow
  editadaEm: MomentoOrNull
}

/** Rows that go with a note, as they stood. */
interface NotaGuardada {
  nota: object
  mencoes: readonly object[]
  /** What was told of it, and who has read that. */
  avisos: readonly object[]
  lidos: readonly object[]
}

/** A note that was deleted, until that can be taken back no more. */
export interface NotaExcluidaTable {
  /** The note's own. */
  id: number
  empresaId: number
  talentoId: number
  usuarioId: number
  guardada: Json<NotaGuardada>
  excluidaEm: MomentoNow
}
