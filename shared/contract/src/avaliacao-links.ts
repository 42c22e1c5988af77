import { z } from 'zod'
import { FALTA_NOME_DO_CONVIDADO, LINK_SITUACOES } from './avaliacao-words'
import { CHAVE_MAX, NOME_MAX } from './text-max'
import { EmailOrEmpty, Id, IdParams, lineUpTo, Moment } from './wire'

/** Links by which somebody without an account judges the people of one campaign: product 72, decision 188. */

export const AvaliacaoLink = z
  .object({
    id: Id,
    /** Who was invited: their cards carry it. */
    nome: z.string(),
    /** Where it was sent; empty when nobody said. */
    email: z.string(),
    /** Who made it. */
    criadoPor: z.string(),
    criadoEm: Moment,
    expiraEm: Moment,
    situacao: z.enum(LINK_SITUACOES),
    /** When somebody was last here by it; null: never. */
    usadoEm: Moment.nullable(),
    /** Cards that were sent by it and hold. */
    enviadas: z.number().int(),
  })
  .meta({ id: 'AvaliacaoLink' })
export type AvaliacaoLink = z.infer<typeof AvaliacaoLink>

export const AvaliacaoLinkBody = z.object({
  nome: lineUpTo(NOME_MAX).trim().min(1, FALTA_NOME_DO_CONVIDADO),
  email: EmailOrEmpty.default(''),
})
export type AvaliacaoLinkBody = z.output<typeof AvaliacaoLinkBody>

/** The only time that the address is told: its digest is all that is kept. */
export const NewAvaliacaoLink = AvaliacaoLink.extend({ link: z.string() })

export const AvaliacaoLinkParams = IdParams.extend({ linkId: Id })

export const OpenAvaliacaoLinkBody = z.object({ token: z.string().max(CHAVE_MAX) })

/** What a link opens: a short session, and what the page says of it. */
export const AcessoDoConvidado = z
  .object({
    /** Goes along as the token of a session does. */
    token: z.string(),
    nome: z.string(),
    empresa: z.string(),
    campanhaId: Id,
    campanha: z.string(),
    /** Of the link. */
    expiraEm: Moment,
  })
  .meta({ id: 'AcessoDoConvidado' })
export type AcessoDoConvidado = z.infer<typeof AcessoDoConvidado>
