import { z } from 'zod'
import { ORIGENS, PERIOD_DIAS, TIPOS_ETAPA } from './limits'
import { Id, Moment } from './wire'

/** How it goes, for whoever asks (product 69). What each figure means stands in decision 171. */

export const IndicadoresQuery = z.object({
  /** The last so many days, today among them. */
  dias: z.coerce.number().int().min(PERIOD_DIAS.min).max(PERIOD_DIAS.max).default(PERIOD_DIAS.padrao),
  campanhaId: Id.optional(),
  /** Only applications that this colleague moved last. */
  usuarioId: Id.optional(),
})

/** How many of a number are of which campaign, the most first: each number of a company is several lists. */
export const CampanhaDaFigura = z
  .object({ campanhaId: z.number().int(), nome: z.string(), total: z.number().int() })
  .meta({ id: 'CampanhaDaFigura' })
export type CampanhaDaFigura = z.infer<typeof CampanhaDaFigura>

/** Calendar days with a decimal; null where there is nobody to reckon from. */
const Prazo = z.object({
  mediana: z.number().nullable(),
  p90: z.number().nullable(),
  total: z.number().int(),
})

/** Of those who came to a kind of stage, who went on. */
const Passagem = z.object({ entraram: z.number().int(), avancaram: z.number().int() })

export const Indicadores = z
  .object({
    /** What lies after this moment is counted. */
    desde: Moment,
    inscricoes: z.number().int(),
    contratacoes: z.number().int(),
    primeiraResposta: Prazo,
    contratacao: Prazo,
    /** Of campaigns, not of people. */
    preenchimento: Prazo,
    /** In the order of a process, beside the whole company's last `EMPRESA_DIAS`. */
    conversao: z.array(Passagem.extend({ tipo: z.enum(TIPOS_ETAPA), empresa: Passagem })),
    /** `fonte` is the free word of who applied directly; the most applications first. */
    fontes: z.array(
      z.object({
        origem: z.enum(ORIGENS),
        fonte: z.string(),
        inscricoes: z.number().int(),
        entrevistas: z.number().int(),
        contratacoes: z.number().int(),
      }),
    ),
    /** `NO_MOTIVO` where nobody said why; the most frequent first. */
    motivos: z.array(z.object({ motivoId: z.number().int(), nome: z.string(), total: z.number().int() })),
  })
  .meta({ id: 'Indicadores' })
export type Indicadores = z.infer<typeof Indicadores>
export type Prazo = z.infer<typeof Prazo>
/** Which figures are asked for. */
export type Recorte = z.output<typeof IndicadoresQuery>
