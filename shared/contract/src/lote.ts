import { tellUnknown } from '@seleta/regras/mensagem-variables'
import { z } from 'zod'
import { FALTA_MENSAGEM } from './faltas'
import { LOTE_MAX, MAX_DEPTH } from './limits'
import { FiltroTalentosBody } from './filtro-talentos'
import { AvisoDoMovimento } from './aviso-do-movimento'
import { Canal, LOTE_FULL, identificadoresOfLote, mensagemUpTo } from './mensagens'
import { ASSUNTO_MAX, MENSAGEM_MAX } from './text-max'
import { Id, Identificador, Moment } from './wire'

/** Acting on many people at once, with a result for each (product 37, 52). */

const pessoasAndEtapa = { identificadores: identificadoresOfLote, campanhaId: Id, kanbanId: Id }

export const MoveLoteBody = z.object({
  ...pessoasAndEtapa,
  /** False: the stage's message is not written (product 60). */
  avisar: z.boolean().default(true),
  /** As in `MoveQuery`. */
  motivoId: Id.optional(),
})

export const PreviewMovimentoBody = z.object(pessoasAndEtapa)

/** What a move would send, before it is made (product 60): the rule is the one by which the move itself writes. */
export const PreviewMovimento = z
  .object({
    emails: z.number().int(),
    whatsapps: z.number().int(),
    /** Whom the stage would write to, and who has no address for it. */
    semCanal: z.number().int(),
    /** The message as one of them will read it; null when there is none. */
    exemplo: z.object({ nome: z.string(), canal: Canal, texto: z.string() }).nullable(),
    emailLigado: z.boolean(),
  })
  .meta({ id: 'PreviewMovimento' })
export type PreviewMovimento = z.infer<typeof PreviewMovimento>

export const LoteMovimento = z
  .object({
    identificador: Identificador,
    nome: z.string(),
    /** `ja-estava` of a move that is taken back: they stay in the campaign, as they have applied or came by a file too. */
    resultado: z.enum(['adicionada', 'movida', 'ja-estava', 'nao-movida']),
    /** Why not; empty when it went well. */
    motivo: z.string(),
    /** Stage before; null when the person was in none. */
    deEtapaId: Id.nullable(),
    /** Stage in which the person stands now, since when, and the number of that fact; null where nothing was moved. */
    etapaId: Id.nullable(),
    naEtapaDesde: Moment.nullable(),
    versao: z.number().int().nullable(),
    mensagens: z.array(AvisoDoMovimento),
  })
  .meta({ id: 'LoteMovimento' })
export type LoteMovimento = z.infer<typeof LoteMovimento>

export const MoveLoteAnswer = z.object({
  etapaNome: z.string(),
  pessoas: z.array(LoteMovimento),
  emailLigado: z.boolean(),
})
export type MoveLoteAnswer = z.infer<typeof MoveLoteAnswer>

/**
 * Takes moves back within their two minutes: who was in a stage goes back there, who was added leaves the campaign again.
 * Where they stood before is read from the log.
 */
export const UndoLoteBody = z.object({
  campanhaId: Id,
  kanbanId: Id,
  /** Also what is older than two minutes, as the end of a review does: places alone, for what was sent is sent. */
  aposPrazo: z.boolean().optional(),
  pessoas: z
    .array(
      z.object({
        identificador: Identificador,
        /** The number of the move that is taken back: whoever was moved since stays. Absent: whoever left the stage. */
        versao: z.number().int().nullish(),
      }),
    )
    .min(1)
    .max(LOTE_MAX),
})

/** A message about a campaign, or about none (null: the basket). */
const mensagem = {
  campanhaId: Id.nullable(),
  assunto: mensagemUpTo(ASSUNTO_MAX).default(''),
  texto: mensagemUpTo(MENSAGEM_MAX).min(1, FALTA_MENSAGEM),
}

/** Each by the channel that was chosen for them (product 61), or all by one. */
export const MensagemLoteBody = z
  .union([
    z.object({
      ...mensagem,
      destinatarios: z
        .array(z.object({ identificador: Identificador, canal: Canal }))
        .min(1, 'Escolha a quem escrever.')
        .max(LOTE_MAX, LOTE_FULL),
    }),
    z.object({ ...mensagem, identificadores: identificadoresOfLote, canal: Canal }),
  ])
  .superRefine(({ campanhaId, assunto, texto }, context) => {
    if (campanhaId !== null) return
    for (const [path, value] of Object.entries({ assunto, texto })) {
      const unknown = tellUnknown(value, false)
      if (unknown !== null) context.addIssue({ code: 'custom', path: [path], message: unknown })
    }
  })
export type MensagemLoteBody = z.output<typeof MensagemLoteBody>

export const LoteMensagem = z
  .object({
    identificador: Identificador,
    nome: z.string(),
    resultado: z.enum(['na-fila', 'sem-canal', 'nao-enviada']),
    motivo: z.string(),
    /** The message, while it can be taken back; null when there is none. */
    mensagemId: Id.nullable(),
    canal: Canal,
    /** When an e-mail leaves, at the earliest; null when nothing waits. */
    saiEm: Moment.nullable(),
  })
  .meta({ id: 'LoteMensagem' })
export type LoteMensagem = z.infer<typeof LoteMensagem>

/** What one bulk move wrote: to each person by e-mail and by WhatsApp. */
export const CancelarMensagensBody = z.object({
  mensagens: z
    .array(Id)
    .min(1)
    .max(2 * LOTE_MAX),
})
export const CancelarMensagensAnswer = z.object({
  canceladas: z.number().int(),
  jaEnviadas: z.number().int(),
})

/** Everybody whom a list shows, in its order, up to `LOTE_MAX`: who a selection beyond the page is (decision 154). */
export const PessoasOfFiltro = z.array(z.object({ identificador: Identificador, nome: z.string() }))

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const

/** The selected people, or everybody that a filter finds. */
export const ExportTalentosBody = z.object({
  formato: z.enum(EXPORT_FORMATS),
  identificadores: z.array(Identificador).max(MAX_DEPTH).optional(),
  filtro: FiltroTalentosBody,
})
export type ExportTalentosBody = z.infer<typeof ExportTalentosBody>
