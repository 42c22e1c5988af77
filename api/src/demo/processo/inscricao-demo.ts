import type { Origem } from '@seleta/contract/limits'
import type { RespostaAvaliada } from '../../domain/inscricao/triagem'
import type { Aderencia } from '../../domain/aderencia/aderencia'

/** One change of stage. Stages are places in the campaign's list; moments are milliseconds. */
export interface PassoDemo {
  readonly em: number
  readonly de: number | null
  readonly para: number
  /** Place in the company's list of reasons; null where it goes on, or nobody said why. */
  readonly motivo: number | null
  /** Place in the company's people. */
  readonly usuario: number
}

/** One person in one campaign, with all that happened to them. */
export interface InscricaoDemo {
  /** Place in the list of people. */
  readonly pessoa: number
  /** Place in the list of campaigns. */
  readonly campanha: number
  readonly origem: Origem
  readonly fonte: string
  /** The recruiter who added the person; null when they applied themselves or came from a job board. */
  readonly adicionadaPor: number | null
  readonly criadaEm: number
  readonly etapaInicial: number | null
  readonly passos: readonly PassoDemo[]
  readonly retiradaEm: number | null
  readonly respostas: readonly RespostaAvaliada[]
  readonly eliminadaMotivo: string | null
  readonly sinais: readonly string[]
  readonly aderencia: Aderencia
}

/** Where the person stands now; null is Em Seleção. */
export const etapaAtual = (inscricao: InscricaoDemo): number | null =>
  inscricao.passos.at(-1)?.para ?? inscricao.etapaInicial

export const naEtapaDesde = (inscricao: InscricaoDemo): number =>
  inscricao.passos.at(-1)?.em ?? inscricao.criadaEm

/** When somebody of the company first had them before their eyes, as far as what they did says it. */
export const vistaEm = (inscricao: InscricaoDemo): number | null =>
  inscricao.passos[0]?.em ?? (inscricao.adicionadaPor === null ? null : inscricao.criadaEm)
