import { z } from 'zod'
import { FALTA_NOME_DO_MODELO } from './faltas'
import { EtapaUpdateBody } from './kanban'
import { ETAPAS_DO_MODELO_MAX } from './limits'
import { NOME_CURTO_MAX } from './text-max'
import { Id, lineUpTo } from './wire'

/**
 * A company's way to choose people, kept under a name: the stages that a new campaign's board begins with (product 64).
 */

export const EtapaDoModelo = EtapaUpdateBody.omit({ ordem: true, idFicha: true }).required()
export type EtapaDoModelo = z.output<typeof EtapaDoModelo>

const content = {
  nome: lineUpTo(NOME_CURTO_MAX).min(1, FALTA_NOME_DO_MODELO),
  /** In the order of the board; the first one is where people enter. */
  etapas: z.array(EtapaDoModelo).min(1).max(ETAPAS_DO_MODELO_MAX),
}

export const ProcessoModelo = z.object({ id: Id, ...content }).meta({ id: 'ProcessoModelo' })
export type ProcessoModelo = z.infer<typeof ProcessoModelo>

export const ProcessoModeloBody = z.object(content)
export type ProcessoModeloBody = z.output<typeof ProcessoModeloBody>
