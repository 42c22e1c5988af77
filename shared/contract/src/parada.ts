import { diaInBrazil, diasBetween } from '@seleta/regras/dia'
import { isTipoFinal } from './limits'

/** How long somebody stands in a stage, and whether that is longer than it allows. No zod: the browser reads it. */

/**
 * Calendar days that a person has been in their present stage, of Brazil's calendar: product 48.
 * @returns 0 on the first day, never negative
 */
export const diasNaEtapa = (naEtapaDesde: string, agora: Date): number =>
  Math.max(0, diasBetween(diaInBrazil(naEtapaDesde), diaInBrazil(agora)))

/** The days that a stage allows; null where it allows any, and where it ends the process. */
export const limiteOf = ({
  tipo,
  limiteDias,
}: {
  readonly tipo: string | null
  readonly limiteDias: number | null
}): number | null => (isTipoFinal(tipo) ? null : limiteDias)

/**
 * Whether a card is marked: more days in the stage than it allows (product 48), and not taken out by an answer. What
 * `isParada` of `database/sql` is to the database; a test holds the two together.
 * @param limite as `limiteOf` says
 */
export const isParada = (
  pessoa: { readonly naEtapaDesde: string; readonly eliminadaMotivo: string | null },
  limite: number | null,
  agora: Date,
): boolean =>
  limite !== null && pessoa.eliminadaMotivo === null && diasNaEtapa(pessoa.naEtapaDesde, agora) > limite
