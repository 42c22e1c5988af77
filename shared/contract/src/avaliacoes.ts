import { z } from 'zod'
import {
  CRITERIO_REPETIDO,
  FALTA_CRITERIO,
  FALTA_NOME_DA_FICHA,
  FALTA_NOTA,
  FALTA_PONTA,
  FALTA_RECOMENDACAO,
  isSameCriterio,
  FICHA,
  POUCOS_CRITERIOS,
  RECOMENDACOES,
} from './avaliacao-words'
import { NOME_CURTO_MAX, NOTA_MAX } from './text-max'
import { Id, Identificador, IdentificadorParams, lineUpTo, Moment, textUpTo } from './wire'

/** What people are judged by, and what each of a team says of them: product 73, decision 187. */

export const Criterio = z.object({
  /** Made by whoever writes the ficha; a card's notes are kept by it. */
  id: z.uuid(),
  nome: lineUpTo(FICHA.criterio).min(1, FALTA_CRITERIO),
  /** What a 1 means, and a 4. */
  baixo: lineUpTo(FICHA.ponta).min(1, FALTA_PONTA),
  alto: lineUpTo(FICHA.ponta).min(1, FALTA_PONTA),
})
export type Criterio = z.infer<typeof Criterio>

const unlike = (values: readonly string[]) =>
  values.every((value, n) => !values.slice(0, n).some((before) => isSameCriterio(before, value)))

const content = {
  nome: lineUpTo(NOME_CURTO_MAX).min(1, FALTA_NOME_DA_FICHA),
  criterios: z
    .array(Criterio)
    .min(FICHA.minCriterios, POUCOS_CRITERIOS)
    .max(FICHA.maxCriterios, POUCOS_CRITERIOS)
    .refine((criterios) => unlike(criterios.map(({ id }) => id)), CRITERIO_REPETIDO)
    .refine((criterios) => unlike(criterios.map(({ nome }) => nome)), CRITERIO_REPETIDO),
}

/** A company's template. */
export const Ficha = z.object({ id: Id, ...content }).meta({ id: 'Ficha' })
export type Ficha = z.infer<typeof Ficha>
export const FichaBody = z.object(content)
export type FichaBody = z.output<typeof FichaBody>

/** Of each criterion, by its id. */
const notas = z.record(
  z.uuid(),
  z.number(FALTA_NOTA).int().min(FICHA.menor, FALTA_NOTA).max(FICHA.maior, FALTA_NOTA),
)
const recomendacao = z.enum(RECOMENDACOES, FALTA_RECOMENDACAO)

export const AvaliacaoBody = z.object({
  /** Where the person stood when they were judged: whoever was moved since is judged anew. */
  etapaId: Id,
  /** The version that this one takes the place of; 0 for the first. */
  versao: z.number().int().min(0),
  notas,
  recomendacao,
  texto: textUpTo(NOTA_MAX).default(''),
})
export type AvaliacaoBody = z.output<typeof AvaliacaoBody>

/** What was sent at one time: it is never changed. */
export const VersaoDaAvaliacao = z.object({
  versao: z.number().int(),
  enviadaEm: Moment,
  /** As the ficha had them then. */
  criterios: z.array(Criterio),
  notas: z.record(z.uuid(), z.number().int()),
  recomendacao: z.enum(RECOMENDACOES),
  texto: z.string(),
  /** Of its notes, 1 to 4. */
  media: z.number(),
})
export type VersaoDaAvaliacao = z.infer<typeof VersaoDaAvaliacao>

export const Avaliacao = VersaoDaAvaliacao.extend({
  quem: z.string(),
  /** By somebody who was invited by a link. */
  isConvidado: z.boolean(),
  /** What was sent before, the latest first. */
  anteriores: z.array(VersaoDaAvaliacao),
}).meta({ id: 'Avaliacao' })
export type Avaliacao = z.infer<typeof Avaliacao>

/** How far the judging is; of whoever has to send their own first the figures are null. */
const resumo = {
  enviadas: z.number().int(),
  media: z.number().nullable(),
  /** The lowest and the highest mean of a card. */
  menor: z.number().nullable(),
  maior: z.number().nullable(),
}

/** As a card of the board, a list and a file show it. */
export const ResumoDaAvaliacao = z.object({ ...resumo, faltam: z.number().int() })
export type ResumoDaAvaliacao = z.infer<typeof ResumoDaAvaliacao>

/** What was said of somebody at one stage. */
export const AvaliacoesDaEtapa = z
  .object({
    etapaId: Id,
    etapa: z.string(),
    /** They stand in it. */
    isAtual: z.boolean(),
    /** By which people are judged there now; null of a stage that was left, or has none. */
    ficha: Ficha.nullable(),
    minha: Avaliacao.nullable(),
    /** Null: the caller has to send their own first. */
    outras: z.array(Avaliacao).nullable(),
    ...resumo,
    /** Names of those who are asked and have not sent theirs. */
    faltam: z.array(z.string()),
    /** Whether the caller may send a card, or a version of theirs, now. */
    canAvaliar: z.boolean(),
  })
  .meta({ id: 'AvaliacoesDaEtapa' })
export type AvaliacoesDaEtapa = z.infer<typeof AvaliacoesDaEtapa>

export const AvaliacoesParams = IdentificadorParams.extend({ campanhaId: Id })
export const PendentesQuery = z.object({ campanhaId: Id.optional() })

/** Somebody whom the caller is asked to judge, and has not. */
export const AvaliacaoPendente = z
  .object({
    identificador: Identificador,
    nome: z.string(),
    campanhaId: Id,
    campanha: z.string(),
    etapaId: Id,
    etapa: z.string(),
    /** Its name. */
    ficha: z.string(),
    /** Since when they have been in the stage. */
    desde: Moment,
  })
  .meta({ id: 'AvaliacaoPendente' })
export type AvaliacaoPendente = z.infer<typeof AvaliacaoPendente>

/** Somebody whom the caller has judged. */
export const AvaliacaoEnviada = z
  .object({
    ...AvaliacaoPendente.omit({ ficha: true, desde: true }).shape,
    enviadaEm: Moment,
    versao: z.number().int(),
    recomendacao: z.enum(RECOMENDACOES),
    /** Of its notes, 1 to 4. */
    media: z.number(),
    /** They stand in the stage still, and are judged there: another version may be sent. */
    canAvaliar: z.boolean(),
  })
  .meta({ id: 'AvaliacaoEnviada' })
export type AvaliacaoEnviada = z.infer<typeof AvaliacaoEnviada>
