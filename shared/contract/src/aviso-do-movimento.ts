import { z } from 'zod'
import { WAITING } from './avisos'
import { Id, Moment } from './wire'

/** A message that a move has put into the outbox. */
export const AvisoDoMovimento = z
  .object({
    id: Id,
    canal: z.enum(['EMAIL', 'WHATSAPP']),
    /** `sem_canal`: the person has no address for it, and nothing leaves. */
    estado: z.enum(WAITING),
    /** When an e-mail leaves, at the earliest. */
    saiEm: Moment,
  })
  .meta({ id: 'AvisoDoMovimento' })
export type AvisoDoMovimento = z.infer<typeof AvisoDoMovimento>
