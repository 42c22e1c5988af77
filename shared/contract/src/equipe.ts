import { z } from 'zod'
import { FUNCOES_NA_EQUIPE } from './papeis'
import { Id } from './wire'

/** Who works on a campaign: product 71. */

export const MembroDaEquipe = z
  .object({ usuarioId: Id, nome: z.string(), email: z.string(), funcao: z.enum(FUNCOES_NA_EQUIPE) })
  .meta({ id: 'MembroDaEquipe' })
export type MembroDaEquipe = z.infer<typeof MembroDaEquipe>

/** Everybody who is in it: whoever is not named leaves. */
export const EquipeBody = z.object({
  membros: z
    .array(z.object({ usuarioId: Id, funcao: z.enum(FUNCOES_NA_EQUIPE) }))
    .max(50, 'No máximo 50 pessoas em uma equipe.')
    .refine(
      (membros) => new Set(membros.map(({ usuarioId }) => usuarioId)).size === membros.length,
      'Cada pessoa uma vez.',
    ),
})
export type EquipeBody = z.infer<typeof EquipeBody>
