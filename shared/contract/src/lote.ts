import { ASSUNTO_MAX, MENSAGEM_MAX } from './text-max'
import { z } from 'zod'
import { LOTE_MAX } from './limits'
import { FiltroTalentosBody } from './talentos'
import { Id, Identificador, textUpTo } from './wire'

/** Acting on many people at once, with a result for each (product 37, 52). */

const identificadores = z
  .array(Identificador)
  .min(1, 'Selecione ao menos uma pessoa.')
  .max(LOTE_MAX, `No máximo ${LOTE_MAX} pessoas por vez.`)

export const MoveLoteBody = z.object({ identificadores, campanhaId: Id, kanbanId: Id })

export const LoteMovimento = z
  .object({
    identificador: Identificador,
    nome: z.string(),
    resultado: z.enum(['adicionada', 'movida', 'ja-estava', 'nao-movida']),
    /** Why not; empty when it went well. */
    motivo: z.string(),
    /** Stage before; null when the person was in none. */
    deEtapaId: Id.nullable(),
  })
  .meta({ id: 'LoteMovimento' })
export type LoteMovimento = z.infer<typeof LoteMovimento>

export const MoveLoteAnswer = z.object({ etapaNome: z.string(), pessoas: z.array(LoteMovimento) })
export type MoveLoteAnswer = z.infer<typeof MoveLoteAnswer>

/** Takes a bulk move back: who was in a stage goes back there, who was added leaves the campaign again. */
export const UndoLoteBody = z.object({
  campanhaId: Id,
  kanbanId: Id,
  pessoas: z
    .array(z.object({ identificador: Identificador, deEtapaId: Id.nullable() }))
    .min(1)
    .max(LOTE_MAX),
})

export const MensagemLoteBody = z.object({
  identificadores,
  /** Campaign that the message is about; null for the basket. */
  campanhaId: Id.nullable(),
  canal: z.enum(['EMAIL', 'WHATSAPP']),
  assunto: textUpTo(ASSUNTO_MAX).default(''),
  /** With the variables {{nome}}, {{vaga}}, {{empresa}}, {{link}}. */
  texto: textUpTo(MENSAGEM_MAX).min(1, 'Escreva a mensagem.'),
})
export type MensagemLoteBody = z.infer<typeof MensagemLoteBody>

export const LoteMensagem = z
  .object({
    identificador: Identificador,
    nome: z.string(),
    resultado: z.enum(['na-fila', 'sem-canal', 'nao-enviada']),
    motivo: z.string(),
    /** The message, while it can be taken back; null when there is none. */
    mensagemId: Id.nullable(),
  })
  .meta({ id: 'LoteMensagem' })
export type LoteMensagem = z.infer<typeof LoteMensagem>

export const CancelarMensagensBody = z.object({ mensagens: z.array(Id).min(1).max(LOTE_MAX) })
export const CancelarMensagensAnswer = z.object({
  canceladas: z.number().int(),
  jaEnviadas: z.number().int(),
})

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const

/** The selected people, or everybody that a filter finds. */
export const ExportTalentosBody = z.object({
  formato: z.enum(EXPORT_FORMATS),
  identificadores: z.array(Identificador).max(10_000).optional(),
  filtro: FiltroTalentosBody,
})
export type ExportTalentosBody = z.infer<typeof ExportTalentosBody>
