import { z } from 'zod'
import { SCORE_MAX } from './limits'
import { CHAVE_MAX, LINK_MAX, NOTA_MAX } from './text-max'
import { Dia, Id, Moment, textUpTo } from './wire'

/**
 * What recruiters add to a person, and what the person recorded: notes, test results, videos, answers (product 27, 40).
 */

export const Documentos = z.object({ documento: z.string(), pis: z.string() })

/** Colleagues are mentioned by their ids, as `@seleta/regras/mencao` marks them: `@[12]`. */
export const NotaBody = z.object({ texto: textUpTo(NOTA_MAX).min(1, 'Escreva a nota.') })
/** With the text that it takes the place of, as `marcado` said it: another one, from another tab, is not written over. */
export const NotaChangeBody = NotaBody.extend({ antes: textUpTo(NOTA_MAX).optional() })

/** A colleague who may see the person, and so be mentioned in a note about them (product 74). */
export const Mencionavel = z.object({ id: Id, nome: z.string() }).meta({ id: 'Mencionavel' })
export const Nota = z
  .object({
    id: Id,
    /** As people read it, with the names of who is mentioned. */
    texto: z.string(),
    /** As it was written, with their ids; absent from an older server. */
    marcado: z.string().optional(),
    mencoes: z.array(Mencionavel).optional(),
    quem: z.string(),
    /** Written by the one who asks: only they change or delete it. */
    isMinha: z.boolean(),
    criadaEm: Moment,
    editadaEm: Moment.nullable(),
  })
  .meta({ id: 'Nota' })
export type Nota = z.infer<typeof Nota>

export const ResultadoTeste = z.object({
  id: Id,
  resultado: z.number().int().min(0).max(SCORE_MAX),
  data: Dia,
  link: z.string(),
  temArquivo: z.boolean(),
  quem: z.string(),
})
export type ResultadoTeste = z.infer<typeof ResultadoTeste>

/** A test that a campaign of the person asks for, or that was entered for them. */
export const TesteDoTalento = z
  .object({
    testeId: Id,
    nome: z.string(),
    grupo: z.enum(['tecnico', 'comportamental', 'idioma']),
    /** Names of the person's campaigns that ask for it. */
    campanhas: z.array(z.string()),
    /** Newest first; empty while it waits. */
    resultados: z.array(ResultadoTeste),
  })
  .meta({ id: 'TesteDoTalento' })
export type TesteDoTalento = z.infer<typeof TesteDoTalento>

export const ResultadoTesteBody = z.object({
  testeId: Id,
  resultado: z
    .number(`Informe um número de 0 a ${SCORE_MAX}.`)
    .int()
    .min(0)
    .max(SCORE_MAX, `No máximo ${SCORE_MAX}.`),
  data: Dia,
  link: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Endereço inválido.' }).max(LINK_MAX)])
    .default(''),
})
export type ResultadoTesteBody = z.infer<typeof ResultadoTesteBody>

export const VideoDoTalento = z
  .object({
    /** The answer. */
    id: Id,
    pergunta: z.string(),
    campanhaId: Id,
    campanha: z.string(),
    /** Seconds that the question allows; null is no limit. */
    duracao: z.number().int().nullable(),
    criadoEm: Moment,
  })
  .meta({ id: 'VideoDoTalento' })
export type VideoDoTalento = z.infer<typeof VideoDoTalento>

/** Where a player finds a video, on this very site. */
export const VideoEndereco = z.object({ endereco: z.string().startsWith('/') })
export const VideoParams = z.object({ chave: z.string().max(CHAVE_MAX) })

/** What the person answered in an application, in words. */
export const RespostaDoTalento = z
  .object({
    campanhaId: Id,
    campanha: z.string(),
    pergunta: z.string(),
    /** Empty where the question is judged, was asked, and was left blank. */
    resposta: z.string(),
    /** Null where there is no right answer, and where there is none at all. */
    isCorreta: z.boolean().nullable(),
  })
  .meta({ id: 'RespostaDoTalento' })
export type RespostaDoTalento = z.infer<typeof RespostaDoTalento>

/** Which of the person's applications was looked at. */
export const VistaBody = z.object({
  /** The campaign that they were opened from; null: all of theirs. */
  campanhaId: Id.nullable(),
})
