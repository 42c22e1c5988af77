import { z } from 'zod'
import { FALTA_PESSOA, PESSOA_TWICE } from './faltas'
import { LOTE_MAX } from './limits'
import { LOTE_FULL } from './mensagens'
import { Id, Identificador } from './wire'

/** Who takes care of a person in a campaign: product 71, decision 186. */

export const Dono = z.object({ id: Id, nome: z.string() }).meta({ id: 'Dono' })
export type Dono = z.infer<typeof Dono>

/**
 * Leaves people with a colleague who may see them, or with nobody (null).
 * `de`: only whoever is still with them, as taking back asks; absent: whoever has the person.
 */
export const SetDonoBody = z.object({
  campanhaId: Id,
  pessoas: z
    .array(z.object({ identificador: Identificador, donoId: Id.nullable(), de: Id.nullable().optional() }))
    .min(1, FALTA_PESSOA)
    .max(LOTE_MAX, LOTE_FULL)
    .refine(
      (pessoas) => new Set(pessoas.map(({ identificador }) => identificador)).size === pessoas.length,
      PESSOA_TWICE,
    ),
})
export type SetDonoBody = z.output<typeof SetDonoBody>

/** In the order of the question; who is no longer in the campaign is left out. */
export const SetDonoAnswer = z.object({
  pessoas: z.array(
    z.object({
      identificador: Identificador,
      nome: z.string(),
      /** `nao-mudou`: with somebody else by now than `de` said. */
      resultado: z.enum(['mudou', 'ja-estava', 'nao-mudou']),
      /** Who had the person. */
      antes: Dono.nullable(),
    }),
  ),
})
export type SetDonoAnswer = z.infer<typeof SetDonoAnswer>
