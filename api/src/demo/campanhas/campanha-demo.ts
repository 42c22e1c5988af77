import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import type { TipoEtapa } from '@seleta/contract/limits'
import type { CampanhaData } from './campanha-data'

export interface EtapaDemo {
  readonly nome: string
  readonly tipo: TipoEtapa | null
  readonly cor: string
  readonly mensagem: string
  readonly isWhatsapp: boolean
  readonly limiteDias: number | null
}

/** One campaign of the demo as the wizard wrote it, with its stages and moments. Moments are milliseconds. */
export interface CampanhaDemo {
  readonly dado: CampanhaData
  readonly rascunho: CampanhaRascunho
  readonly etapas: readonly EtapaDemo[]
  readonly criadaEm: number
  /** For a draft: when it was last saved. */
  readonly publicadaEm: number
  readonly paradaEm: number | null
  /** Nobody applies after this. */
  readonly fimDasInscricoes: number
}
