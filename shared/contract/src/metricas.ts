import { z } from 'zod'
import { PERIOD_DIAS, TIPOS_ETAPA } from './limits'
import { Dia, Id } from './wire'

/** How a campaign does, and all of them over time (product 57). */

export const Metricas = z
  .object({
    funil: z.array(
      z.object({
        etapaId: Id,
        nome: z.string(),
        cor: z.string(),
        /** What the stage is, whose colour it has in the figures; null is a stage of no type. */
        tipo: z.enum(TIPOS_ETAPA).nullable(),
        /** People who stand there now. */
        atual: z.number().int(),
        /** People who ever reached it. */
        passaram: z.number().int(),
        /** Median, in days; null while nobody has left it. */
        medianaDias: z.number().nullable(),
      }),
    ),
    origens: z.array(z.object({ origem: z.string(), total: z.number().int() })),
    porDia: z.array(z.object({ dia: Dia, total: z.number().int() })),
    /** People in the process who never had a word: from the first day on, hired ones left out. */
    respostasPendentes: z.number().int(),
  })
  .meta({ id: 'Metricas' })
export type Metricas = z.infer<typeof Metricas>

export const GraficosQuery = z.object({
  /** Whether campaigns that have ended are told apart, too. */
  encerradas: z.union([z.boolean(), z.stringbool()]).default(false),
  dias: z.coerce.number().int().min(PERIOD_DIAS.min).max(PERIOD_DIAS.max).default(PERIOD_DIAS.padrao),
})
export const Graficos = z
  .object({
    /** True when the company has no data and sees sample numbers (product 57). */
    isExemplo: z.boolean(),
    porDia: z.array(z.object({ dia: Dia, total: z.number().int() })),
    /** Applications of one campaign on one day: the points of the scatter. */
    porCampanha: z.array(z.object({ dia: Dia, campanhaId: Id, nome: z.string(), total: z.number().int() })),
    etapas: z.array(
      z.object({
        campanhaId: Id,
        nome: z.string(),
        partes: z.array(z.object({ situacao: z.string(), total: z.number().int() })),
      }),
    ),
    origens: z.array(z.object({ origem: z.string(), total: z.number().int() })),
  })
  .meta({ id: 'Graficos' })
export type Graficos = z.infer<typeof Graficos>
