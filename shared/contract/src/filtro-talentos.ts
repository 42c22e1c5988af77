import { z } from 'zod'
import { FIGURAS } from './figuras'
import { FONTE_MAX } from '@seleta/regras/origem'
import { CATEGORIAS_CNH } from '@seleta/regras/cnh'
import {
  DINHEIRO,
  ESPERAS_FILTRO,
  EXPERIENCIA_FILTRO,
  LEITURAS_FILTRO,
  MAX_VALUES,
  RAIO_MAX,
  SCORE_MAX,
  NO_DONO,
  NO_MOTIVO,
  ORIGENS,
  NO_ETAPA,
  SITUACOES_FILTRO,
} from './limits'
import { FILTRO_VALOR_MAX, PALAVRA_CHAVE_BUSCA_MAX } from './text-max'
import { AskedMoment, Id } from './wire'

/** Whom a list of people shows, and in which order: spec section 7 (filtro), product 38. */

/** What one number of the figures counts (decision 178). */
export const FiguraFiltro = z.object({
  nome: z.enum(FIGURAS),
  desde: AskedMoment.optional(),
  usuarioId: Id.optional(),
  valor: z.string().max(FILTRO_VALOR_MAX).optional(),
})

const filtroTextos = z.array(z.string().max(FILTRO_VALOR_MAX)).max(MAX_VALUES).optional()

export const FiltroTalentosBody = z.object({
  /** Null or absent: the whole basket. */
  idCampanha: z.number().int().positive().nullish(),
  /** A bare text, as older clients send it, is the keyword (spec section 7). */
  pesquisa: z
    .union([
      z.object({ palavraChave: z.string().max(PALAVRA_CHAVE_BUSCA_MAX).optional() }),
      z
        .string()
        .max(PALAVRA_CHAVE_BUSCA_MAX)
        .transform((palavraChave) => ({ palavraChave })),
    ])
    .nullish(),
  origens: z.array(z.enum(ORIGENS)).max(ORIGENS.length).optional(),
  /** Function ids. */
  funcoes: z.array(z.number().int().positive()).max(MAX_VALUES).optional(),
  niveisEducacionais: filtroTextos,
  /** City ids. */
  cidades: z.array(z.number().int().positive()).max(MAX_VALUES).optional(),
  /** People who live so many km at most from one of the cities; without cities it asks nothing. */
  raioKm: z.number().int().min(1).max(RAIO_MAX).optional(),
  habilidades: filtroTextos,
  tempoExperiencia: z
    .array(z.enum(EXPERIENCIA_FILTRO.map((e) => e.value)))
    .max(EXPERIENCIA_FILTRO.length)
    .optional(),
  idiomas: filtroTextos,
  /** True: only people that an eliminating answer took out, with the reason; else they are left out (product 25). */
  eliminados: z.boolean().optional(),
  /**
   * Where they stand in the campaign; absent: everybody but who was taken out by an answer or withdrew. In the basket it
   * asks nothing, as the two after it.
   */
  situacoes: z.array(z.enum(SITUACOES_FILTRO)).max(MAX_VALUES).optional(),
  /** Stages of the campaign by id; `NO_ETAPA` is in none. */
  etapas: z.array(z.number().int().min(NO_ETAPA)).max(MAX_VALUES).optional(),
  /** Whether somebody of the company has seen the application (decision 153). */
  leituras: z.array(z.enum(LEITURAS_FILTRO)).max(LEITURAS_FILTRO.length).optional(),
  /** Who calls for somebody (product 65). */
  esperas: z.array(z.enum(ESPERAS_FILTRO)).max(ESPERAS_FILTRO.length).optional(),
  /** The link that brought them (`?origem=`), of one of their applications; in a campaign, of that one. */
  fontes: z.array(z.string().min(1).max(FONTE_MAX)).max(MAX_VALUES).optional(),
  /** So good a fit at least; in the basket it asks nothing, as the next. */
  aderenciaMinima: z.number().int().min(0).max(SCORE_MAX).optional(),
  /** Only people with an answer that calls for a look (product 25). */
  sinalizadas: z.literal(true).optional(),
  /** Categories that their licence allows to drive: with D also what B asks for. */
  cnh: z.array(z.enum(CATEGORIAS_CNH)).max(CATEGORIAS_CNH.length).optional(),
  /** They ask for so much a month at most, in BRL; who has told nothing is not among them. */
  pretensaoMax: z.number().int().min(1).max(DINHEIRO.max).optional(),
  /** Why the process ended: ids of reasons (decision 170); `NO_MOTIVO` is none. */
  motivos: z.array(z.number().int().min(NO_MOTIVO)).max(MAX_VALUES).optional(),
  /** Who takes care of them in the campaign: ids of colleagues; `NO_DONO` is nobody. In the basket it asks nothing. */
  donos: z.array(z.number().int().min(NO_DONO)).max(MAX_VALUES).optional(),
  /** Whom a number of the figures counts, wherever they stand; in the basket it asks nothing. */
  figura: FiguraFiltro.optional(),
  /** Applied after this moment; in the basket, to any campaign. */
  inscritaDesde: AskedMoment.optional(),
  orders: z
    .array(
      z.object({
        /** Those of the application are known in a campaign; in the basket they are its own order. */
        path: z.enum([
          'talento.nome',
          'talento.atualCv',
          'talento.aderencia',
          'inscricao.criadaEm',
          'inscricao.naEtapaDesde',
        ]),
        order: z.enum(['ASC', 'DESC']),
      }),
    )
    .max(1)
    .optional(),
})
export type FiltroTalentosBody = z.infer<typeof FiltroTalentosBody>

/** What of a filter of people may be let go, as the wire calls it; the keyword is that of `pesquisa`. */
export const FILTROS_TO_LET_GO = [
  'palavraChave',
  'situacoes',
  'eliminados',
  'etapas',
  'leituras',
  'esperas',
  'motivos',
  'donos',
  'figura',
  'inscritaDesde',
  'aderenciaMinima',
  'sinalizadas',
  'origens',
  'fontes',
  'cnh',
  'pretensaoMax',
  'funcoes',
  'cidades',
  'tempoExperiencia',
  'habilidades',
  'idiomas',
  'niveisEducacionais',
] as const
export type FiltroToLetGo = (typeof FILTROS_TO_LET_GO)[number]
