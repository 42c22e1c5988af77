import { z } from 'zod'
import { PUBLIC_FIELDS, PUBLIC_VAGA_FIELDS } from './campanha-fields'
import { CampanhaRascunho, Vaga } from './campanhas'
import { MAX_DEPTH, MAX_VAGAS_PAGE, PAGE_SIZE, SITUACOES_PUBLICADAS } from './limits'
import { PerguntaPublica } from './perguntas'
import { BUSCA_MAX, SLUG_MAX } from './text-max'
import { Id, Moment, ToldLine } from './wire'

/**
 * What a visitor may see of a job (product 53, security S10): what the table of fields releases as it stands, and what is
 * written here. Nothing else leaves.
 */
export const CampanhaPublica = z
  .object({
    id: Id,
    ...CampanhaRascunho.pick(PUBLIC_FIELDS).shape,
    ...Vaga.pick(PUBLIC_VAGA_FIELDS).shape,
    /** Where its company's open jobs are: `/empresa/{empresaSlug}` (decision 136). */
    empresaSlug: z.string(),
    situacao: z.enum(SITUACOES_PUBLICADAS),
    /** Takes applications now: published, and not past its closing date. */
    aberta: z.boolean(),
    publicadaEm: Moment,
    encerradaEm: Moment.nullable(),
    cidades: z.array(z.object({ nome: z.string(), uf: z.string() })),
    localidade: z.string(),
    tipoContratacoes: z.array(z.string()),
    palavrasChave: z.array(z.string()),
    funcoes: z.array(z.string()),
    beneficios: z.array(z.string()),
    /** Fields that the table shows as a line of their own, those that are told (decision 094). */
    detalhes: z.array(ToldLine),
    /** Sanitised HTML. */
    descricao: z.string(),
    perguntas: z.array(PerguntaPublica),
    /** How long its company keeps people after their last process (decision 116). */
    retencaoMeses: z.number().int(),
    /** Set when sign-up happens elsewhere (`INSCRICAO_URL`). */
    inscricaoUrl: z.string().nullable(),
  })
  .meta({ id: 'CampanhaPublica' })
export type CampanhaPublica = z.infer<typeof CampanhaPublica>

export const VagaPublicaItem = CampanhaPublica.pick({
  id: true,
  nome: true,
  nomeEmpresa: true,
  publicadaEm: true,
  localidade: true,
  tipoContratacoes: true,
  salarioMax: true,
}).meta({ id: 'VagaPublicaItem' })
export type VagaPublicaItem = z.infer<typeof VagaPublicaItem>

export const VagasQuery = z.object({
  page: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_DEPTH / PAGE_SIZE.vagas)
    .default(0),
  size: z.coerce.number().int().min(1).max(MAX_VAGAS_PAGE).default(PAGE_SIZE.vagas),
  busca: z.string().max(BUSCA_MAX).optional(),
  /**
   * The company whose jobs are asked for, by its address; without it and `campanha`, what `/vagas` shows (decision 136).
   */
  empresa: z.string().max(SLUG_MAX).optional(),
  /** Only this company's jobs, by the campaign a visitor came from. */
  campanha: Id.optional(),
})
