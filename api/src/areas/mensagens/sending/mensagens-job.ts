import { z } from 'zod'
import { defineJobKind } from '../../../ground/jobs/job-kind'
import { MAIL_CONNECTIONS } from './mail-transport'

const Mensagens = z.object({ ids: z.array(z.int()) })

export type MensagensOfJob = z.output<typeof Mensagens>

/**
 * Sends e-mails, up to twenty in one job. The database writes these jobs itself, in the transaction that makes a message
 * wait (migration 075): which go first, and which are counted apart, stands there. One company's bulk never takes all
 * connections, and some wait for what somebody is waiting for (product 102).
 */
export const mensagensJob = defineJobKind({
  name: 'mensagens',
  data: Mensagens,
  slots: MAIL_CONNECTIONS,
  reserved: 3,
  perEmpresa: 6,
})

/** Finds e-mails that wait without a job. */
export const orphanMensagensJob = defineJobKind({ name: 'mensagens-sem-tarefa', data: z.object({}) })
