import { diasBetween } from '@seleta/regras/dia'
import { ENCERRA_EM_DIAS, type SituacaoCampanha } from './limits'

/** Until when a campaign takes applications. No zod: the browser reads it. */

interface Prazo {
  readonly situacao: SituacaoCampanha
  readonly fechamento: string | null
}

/**
 * People may apply: published, and the closing day not over in Brazil. What `isCampanhaAberta` of `domain/campanha` is
 * to the database, where a deleted campaign is none; a test holds the two together.
 * @param hoje `yyyy-mm-dd`, Brazil's day
 */
export const isAberta = ({ situacao, fechamento }: Prazo, hoje: string): boolean =>
  situacao === 'PUBLICADA' && (fechamento === null || fechamento >= hoje)

/** One that is so for a few days more, `ENCERRA_EM_DIAS` with today (product 10); in the database `isEncerrando`. */
export const isEncerrando = (campanha: Prazo, hoje: string): boolean =>
  isAberta(campanha, hoje) &&
  campanha.fechamento !== null &&
  diasBetween(hoje, campanha.fechamento) <= ENCERRA_EM_DIAS
