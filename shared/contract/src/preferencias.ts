import { z } from 'zod'

/** What of the product comes to a colleague by e-mail (product 74). */

/** When a mention comes: at once, with the digest at eight, never. */
const MENCAO_EMAIL = ['AGORA', 'RESUMO', 'NUNCA'] as const
export type MencaoEmail = (typeof MENCAO_EMAIL)[number]

const fields = {
  /** When a mention in a note comes. */
  mencao: z.enum(MENCAO_EMAIL),
  /** Every day at eight, what is theirs; nothing to tell, no mail. */
  resumoDiario: z.boolean(),
}
export const PreferenciasBody = z.object(fields)
export type PreferenciasBody = z.infer<typeof PreferenciasBody>

export const Preferencias = z
  .object({
    ...fields,
    /** False when the server has no mail: then nothing comes. */
    emailLigado: z.boolean(),
  })
  .meta({ id: 'Preferencias' })
export type Preferencias = z.infer<typeof Preferencias>
