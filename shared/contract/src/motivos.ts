import { z } from 'zod'
import { FALTA_NOME_DO_MOTIVO } from './faltas'
import { LOTE_MAX, MOTIVO_NOME_MAX } from './limits'
import { Id, Identificador, lineUpTo } from './wire'

/** Why a process ended for somebody, in words of the company (product 68, decision 170); the company's alone. */
export const Motivo = z
  .object({
    id: Id,
    nome: z.string(),
    /** What somebody who withdraws counts as; one of each company. */
    isDesistencia: z.boolean(),
    /** No longer offered. */
    isOculto: z.boolean(),
  })
  .meta({ id: 'Motivo' })
export type Motivo = z.infer<typeof Motivo>

export const MotivoBody = z.object({
  nome: lineUpTo(MOTIVO_NOME_MAX).min(1, FALTA_NOME_DO_MOTIVO),
  isOculto: z.boolean().default(false),
})
export type MotivoBody = z.output<typeof MotivoBody>

/** Says why it ended, of whoever stands at an end of the campaign; null takes it back. */
export const SetMotivoBody = z.object({
  campanhaId: Id,
  motivoId: Id.nullable(),
  identificadores: z.array(Identificador).min(1).max(LOTE_MAX),
})
export const SetMotivoAnswer = z.object({ alteradas: z.number().int() })
