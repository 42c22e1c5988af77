import { z } from 'zod'
import { CANAIS_MENSAGEM } from './canais'
import { LOTE_MAX, TABS_MENSAGENS } from './limits'
import { ESTADOS_MENSAGEM } from './mensagem-estados'
import { BUSCA_MAX, TELEFONE_MAX } from './text-max'
import { AskedMoment, Id, Identificador, Moment, PageQuery } from './wire'

/** Notices behind the bell and the outbox behind the message icon: product 10. */

export const TIPOS_AVISO = [
  'inscricao',
  'retirada',
  'mensagem_falhou',
  'fechamento',
  'parada',
  'mencao',
  'equipe',
  'dono',
] as const

export const Aviso = z
  .object({
    id: Id,
    /**
     * New application, application taken back, message failed, campaign about to close, person stalled in a stage;
     * to one colleague alone: mentioned in a note, taken into a team, people left with them.
     */
    tipo: z.enum(TIPOS_AVISO),
    titulo: z.string(),
    texto: z.string(),
    /** Address inside the product; null where the notice itself says all. */
    link: z.string().nullable(),
    criadoEm: Moment,
    isLido: z.boolean(),
  })
  .meta({ id: 'Aviso' })
export type Aviso = z.infer<typeof Aviso>

export const Avisos = z.object({
  /** Newest first, the last 50. */
  itens: z.array(Aviso),
  naoLidos: z.number().int(),
})
export type Avisos = z.infer<typeof Avisos>

/**
 * Everything up to this moment counts as read, or one notice alone as it was then: what comes while the list is open, and
 * what grows, stays new.
 */
export const ReadAvisosBody = z.object({ ate: AskedMoment, id: Id.optional() })
export type ReadAvisosBody = z.output<typeof ReadAvisosBody>

export const MensagemItem = z
  .object({
    id: Id,
    talento: z.object({ identificador: Identificador, nome: z.string() }).nullable(),
    campanha: z.object({ id: Id, nome: z.string() }).nullable(),
    canal: z.enum(CANAIS_MENSAGEM),
    /** E-mail address, or digits of a telephone: where it went, or goes as its person is reached now; empty: nowhere. */
    destinatario: z.string(),
    assunto: z.string(),
    corpo: z.string(),
    estado: z.enum(ESTADOS_MENSAGEM),
    /** Why it failed, or has nowhere to go though its person has an address, in words. */
    erro: z.string().nullable(),
    /** What to do about that; empty when nothing helps, absent from an older server. */
    oQueFazer: z.string().optional(),
    /** Why it cannot go back into the queue, of one whose state would let it; null else, absent from an older server. */
    naoVolta: z.string().nullable().optional(),
    /** When an e-mail that waits leaves, at the earliest; absent from an older server. */
    saiEm: Moment.nullable().optional(),
    criadaEm: Moment,
    enviadaEm: Moment.nullable(),
  })
  .meta({ id: 'MensagemItem' })
export type MensagemItem = z.infer<typeof MensagemItem>

/** Those of a tab, or all; found by words of the person, the address, the subject and the campaign. */
export const MensagensQuery = PageQuery.extend({
  tab: z.enum(TABS_MENSAGENS).optional(),
  campanha: Id.optional(),
  busca: z.string().max(BUSCA_MAX).default(''),
})
export type MensagensQuery = z.output<typeof MensagensQuery>

export const Mensagens = z.object({
  data: z.array(MensagemItem),
  totalElements: z.number().int(),
  totalPages: z.number().int(),
  /** How many each tab holds with these words; absent from an older server. */
  totais: z.record(z.enum(TABS_MENSAGENS), z.number().int()).optional(),
  /** False when the server has no mail: e-mails then wait. */
  emailLigado: z.boolean(),
})
export type Mensagens = z.infer<typeof Mensagens>

/** The phone whose conversation was opened; an older page does not say it. */
export const MarkEnviadaQuery = z.object({ destinatario: z.string().max(TELEFONE_MAX).optional() })

export const ResendMensagensBody = z.object({ mensagens: z.array(Id).min(1).max(LOTE_MAX) })
export const ResendMensagensAnswer = z.object({
  naFila: z.number().int(),
  /** Still without an address, of somebody who is not written to any more, or in another state by now. */
  outras: z.number().int(),
})
