import { z } from 'zod'
import { defineJobKind } from './jobs/job-kind'

const Data = z.object({
  empresaId: z.int(),
  usuarioId: z.int(),
  /** Null: nobody takes them. */
  herdeiroId: z.int().nullable(),
  /** They left the company: what a change before that left to be done is done with it, by their heir. */
  saiu: z.boolean().default(false),
  /** Who changed what they may see. */
  autorId: z.int(),
})
export type ReleaseDono = z.output<typeof Data>

/**
 * A colleague may see less than before: who is with them and out of their sight goes to their heir, or to nobody
 * (decision 186). The area of the selection does it, which writes to boards.
 */
export const releaseDonoJob = defineJobKind({
  name: 'soltar-dono',
  data: Data,
})
