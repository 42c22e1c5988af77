import { z } from 'zod'
import { PESSOA_TWICE } from './faltas'
import { EQUIPE_MAX } from './limits'
import { FUNCOES_NA_EQUIPE, hasResponsavel, NO_RESPONSAVEL } from './papeis'
import { Id, Moment } from './wire'

/** Who works on a campaign: product 71. */

export const MembroDaEquipe = z
  .object({
    usuarioId: Id,
    nome: z.string(),
    email: z.string(),
    funcao: z.enum(FUNCOES_NA_EQUIPE),
    /** Since when they are in it, in whatever function. Absent from an older server. */
    desde: Moment.optional(),
  })
  .meta({ id: 'MembroDaEquipe' })
export type MembroDaEquipe = z.infer<typeof MembroDaEquipe>

const membros = z
  .array(z.object({ usuarioId: Id, funcao: z.enum(FUNCOES_NA_EQUIPE) }))
  .max(EQUIPE_MAX, `No máximo ${EQUIPE_MAX} pessoas em uma equipe.`)
/** One of a team, as whoever writes it names them. */
export type Membro = z.infer<typeof membros>[number]

/** Everybody who is in it: whoever is not named leaves. */
export const EquipeBody = z.object({
  membros: membros
    .refine(
      (membros) => new Set(membros.map(({ usuarioId }) => usuarioId)).size === membros.length,
      PESSOA_TWICE,
    )
    .refine(hasResponsavel, NO_RESPONSAVEL),
  /** The team that this was made from: when it is another by now, nothing is written. Absent from an older screen. */
  antes: membros.optional(),
})
export type EquipeBody = z.infer<typeof EquipeBody>
