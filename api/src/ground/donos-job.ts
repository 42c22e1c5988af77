import { z } from 'zod'
import { defineJobKind } from './jobs/job-kind'

/**
 * A colleague may see less than before: who is with them and out of their sight goes to their heir, or to nobody
 * (decision 186). The area of the selection does it, which writes to boards.
 */
export const releaseDonoJob = defineJobKind({
  name: 'soltar-dono',
  data: z.object({
    empresaId: z.int(),
    usuarioId: z.int(),
    /** Null: nobody takes them. */
    herdeiroId: z.int().nullable(),
    /** Who changed what they may see. */
    autorId: z.int(),
  }),
})
