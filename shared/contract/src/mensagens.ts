import { tellUnknown } from '@seleta/regras/mensagem-variables'
import { z } from 'zod'
import { CANAIS } from './canais'
import { FALTA_MENSAGEM, FALTA_NOME_DO_MODELO, FALTA_PESSOA } from './faltas'
import { LOTE_MAX } from './limits'
import { ASSUNTO_MAX, MENSAGEM_MAX, NOME_CURTO_MAX } from './text-max'
import { Id, Identificador, lineUpTo, textUpTo } from './wire'

/** Writing to people (product 61): what a text may hold, who it reaches and how, and the company's models. */

/**
 * Text for people, with the variables of `@seleta/regras/mensagem-variables`; what is none of them is said at the field.
 */
export const mensagemUpTo = (max: number) =>
  textUpTo(max).superRefine((texto, context) => {
    const unknown = tellUnknown(texto)
    if (unknown !== null) context.addIssue({ code: 'custom', message: unknown })
  })

export const Canal = z.enum(CANAIS)

/** What is said of more people than go at once. */
export const LOTE_FULL = `No máximo ${LOTE_MAX} pessoas por vez.`

export const identificadoresOfLote = z.array(Identificador).min(1, FALTA_PESSOA).max(LOTE_MAX, LOTE_FULL)

/** Whom a message would reach, before it is written. */
export const DestinatariosBody = z.object({
  identificadores: z.array(Identificador).max(LOTE_MAX, LOTE_FULL),
  /** Campaign that the message is about; null for the basket. */
  campanhaId: Id.nullable(),
})

export const Destinatarios = z
  .object({
    /** In the order of the question; who is not there any more is left out. */
    pessoas: z.array(
      z.object({
        identificador: Identificador,
        nome: z.string(),
        /** How they can be reached; none of them with the reason below. */
        canais: z.array(Canal),
        /** Why they cannot be written to; empty when they can. */
        motivo: z.string(),
        /** What the variables become for them: the rule of `fillMensagem` makes their message of these. */
        variaveis: z.object({
          nome: z.string(),
          vaga: z.string(),
          empresa: z.string(),
          link: z.string(),
        }),
      }),
    ),
    /** Subject of an e-mail that was given none. */
    assuntoPadrao: z.string(),
    /** False when the server has no mail: e-mails then wait. */
    emailLigado: z.boolean(),
  })
  .meta({ id: 'Destinatarios' })
export type Destinatarios = z.infer<typeof Destinatarios>

/** A text that the company writes again and again. */
export const MensagemModelo = z
  .object({ id: Id, nome: z.string(), assunto: z.string(), texto: z.string() })
  .meta({ id: 'MensagemModelo' })
export type MensagemModelo = z.infer<typeof MensagemModelo>

export const MensagemModeloBody = z.object({
  nome: lineUpTo(NOME_CURTO_MAX).min(1, FALTA_NOME_DO_MODELO),
  assunto: mensagemUpTo(ASSUNTO_MAX).default(''),
  texto: mensagemUpTo(MENSAGEM_MAX).min(1, FALTA_MENSAGEM),
})
export type MensagemModeloBody = z.output<typeof MensagemModeloBody>
