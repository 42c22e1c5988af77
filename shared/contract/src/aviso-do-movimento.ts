import { z } from 'zod'
import { CANAIS } from './canais'
import { WAITING } from './mensagem-estados'
import { Id, Moment } from './wire'

/** A message that a move has put into the outbox. */
export const AvisoDoMovimento = z
  .object({
    id: Id,
    canal: z.enum(CANAIS),
    /** `sem_canal`: the person has no address for it, and nothing leaves. */
    estado: z.enum(WAITING),
    /** When an e-mail leaves, at the earliest. */
    saiEm: Moment,
  })
  .meta({ id: 'AvisoDoMovimento' })
export type AvisoDoMovimento = z.infer<typeof AvisoDoMovimento>
