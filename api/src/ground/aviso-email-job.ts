import { z } from 'zod'
import { defineJobKind } from './jobs/job-kind'

/** Mails a notice to whom it is for; the area of the accounts does it, which knows addresses. */
export const avisoEmailJob = defineJobKind({
  name: 'aviso-por-email',
  data: z.object({ empresaId: z.int(), avisoId: z.int() }),
})
