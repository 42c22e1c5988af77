import { z } from 'zod'
import { FALHA_TIPOS } from './falha-tipos'

/** What a browser tells when an area did not come (decision 132). Nothing in it can name a person. */
export const FalhaBody = z.object({
  area: z.string().regex(/^mfe-[a-z][a-z-]{0,40}$/, 'Área inválida.'),
  /** Empty when no version could be chosen. */
  versao: z.string().regex(/^(?:[\da-f]{12})?$/, 'Versão inválida.'),
  tipo: z.enum(FALHA_TIPOS, 'Tipo inválido.'),
})
export type FalhaBody = z.infer<typeof FalhaBody>
