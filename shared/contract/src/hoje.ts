import { z } from 'zod'
import { Id, Moment } from './wire'

/** What waits for a recruiter today, over all campaigns of the company: product 65. */

/** People of one kind, by campaign: each figure is how many the campaign's list shows with the kind's filter. */
export const PessoasDeHoje = z.object({
  total: z.number().int(),
  /** They are so many that nobody counted on: `total` says only 'at least', as each figure does. */
  isParcial: z.boolean(),
  /** Those with the most of them first. */
  campanhas: z.array(z.object({ id: Id, nome: z.string(), total: z.number().int() })),
})
export type PessoasDeHoje = z.infer<typeof PessoasDeHoje>

export const Hoje = z
  .object({
    /** When the visit before this one ended (decision 162); a week ago for whoever is here for the first time. */
    desde: Moment,
    isPrimeiraVisita: z.boolean(),
    /** Applied since then, and nobody of the company has seen them yet. */
    novas: PessoasDeHoje,
    /** Applied more than `RESPOSTA_DIAS` ago, no word since, their process open. */
    semResposta: PessoasDeHoje,
    /** Longer in their stage than it allows. */
    paradas: PessoasDeHoje,
    /** Messages to candidates that did not leave. */
    mensagensFalhas: z.number().int(),
    /** Open campaigns that close within `ENCERRA_EM_DIAS`. */
    encerram: z.number().int(),
  })
  .meta({ id: 'Hoje' })
export type Hoje = z.infer<typeof Hoje>
