import { z } from 'zod'
import { FALTA_NOME_DO_MODELO } from './faltas'
import { DESCRICAO_MAX } from './limits'
import { NOME_CURTO_MAX, PROMPT_MAX } from './text-max'
import { Id, lineUpTo, textUpTo } from './wire'

/** What a job's description is made from: a saved one (product 32), or one that is written (product 33). */

export const VagaModelo = z
  .object({ id: Id, nome: z.string(), descricao: z.string() })
  .meta({ id: 'VagaModelo' })
export type VagaModelo = z.infer<typeof VagaModelo>
export const VagaModeloBody = z.object({
  nome: lineUpTo(NOME_CURTO_MAX).min(1, FALTA_NOME_DO_MODELO),
  descricao: textUpTo(DESCRICAO_MAX).min(1, 'Escreva a descrição do modelo.'),
})

export const PerguntarBody = z.object({
  descricao: textUpTo(PROMPT_MAX).min(1, 'Informe o que escrever.'),
  tipoRetorno: z.literal('HTML'),
})
export const PerguntarAnswer = z.object({
  /** Sanitised HTML. */
  data: z.string(),
  /** Who wrote it: a model, or the built-in writer (product 33). */
  autor: z.enum(['ia', 'seleta']),
})
