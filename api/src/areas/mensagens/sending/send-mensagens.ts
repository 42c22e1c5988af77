import { EMAIL_INVALID } from '@seleta/contract/faltas'
import { isEmail } from '@seleta/regras/email'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { UNCERTAIN_DELIVERY } from '../../../database/sql/uncertain-delivery'
import { whenDiscarded } from '../../../ground/jobs/dead-jobs'
import type { Handler } from '../../../ground/jobs/jobs'
import { decideRetry } from '../../../ground/retry-rules'
import { failureLine } from '../../../ground/text/single-line'
import type { Mail, MailTransport } from './mail-transport'
import { type MensagensOfJob, mensagensJob } from './mensagens-job'
import { createWorkerRepository, type MensagemNaFila } from './worker-repository'

/**
 * Sends the messages of a job. It may be killed at any time: a message whose end was not said yet is tried again, one
 * whose end was said is not, because it may be out (product 49, security R06).
 */
export function createSender(
  db: Kysely<Database>,
  transport: Pick<MailTransport, 'send'>,
): Handler<MensagensOfJob> {
  const repository = createWorkerRepository(db)

  async function send(mensagem: MensagemNaFila): Promise<void> {
    if (mensagem.isEntregue) return repository.settleErro(mensagem, UNCERTAIN_DELIVERY)
    if (!mensagem.isAllowed) return repository.settleCancelada(mensagem.id)
    if (mensagem.isNowhere) {
      if (!(await repository.settleNowhere(mensagem))) await repository.settleAdiada(mensagem, 0, null)
      return
    }
    if (!isEmail(mensagem.destinatario)) return repository.settleErro(mensagem, EMAIL_INVALID)
    let hasEnded = false
    try {
      await transport.send(mailOf(mensagem), async () => {
        if (!(await repository.markEntrega(mensagem))) throw new Error('another job has this message')
        hasEnded = true
      })
    } catch (error) {
      const destino = decideRetry(mensagem.tentativas, responseCodeOf(error), hasEnded)
      if (!destino.isFinal) return repository.settleAdiada(mensagem, destino.waitSeconds, failureLine(error))
      return repository.settleErro(mensagem, destino.isUncertain ? UNCERTAIN_DELIVERY : failureLine(error))
    }
    return repository.settleSent(mensagem)
  }

  return async ({ id: tarefaId, data, signal }) => {
    for (const id of data.ids) {
      if (signal.aborted) return 'again'
      const mensagem = await repository.claim(id, tarefaId)
      if (mensagem !== null) await send(mensagem)
    }
  }
}

const mailOf = (mensagem: MensagemNaFila): Mail => ({
  identificador: mensagem.identificador,
  to: mensagem.destinatario,
  subject: mensagem.assunto,
  text: mensagem.corpo,
  pararUrl: mensagem.pararUrl,
  fromName: mensagem.remetenteNome ?? '',
  replyTo:
    mensagem.remetenteEmail !== null && isEmail(mensagem.remetenteEmail) ? mensagem.remetenteEmail : null,
})

const responseCodeOf = (error: unknown): number | null =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : null

/** Messages that wait and have no job: those of a restored backup that are due later, and of a version without jobs. */
export const enqueueOrphans = (db: Kysely<Database>): Promise<void> =>
  createWorkerRepository(db).enqueueOrphans()

const DISCARDED =
  'Quem cuida da instalação descartou este envio: a mensagem não saiu. Tente de novo, se ainda for preciso.'

/** Discarded jobs take their messages along: what a person threw away does not leave when a process begins. */
export const discardedMensagens = whenDiscarded(mensagensJob, async (trx, jobs) => {
  const ids = jobs.flatMap((job) => job.ids)
  await createWorkerRepository(trx).settleDescartadas(ids, {
    descartada: DISCARDED,
    uncertain: UNCERTAIN_DELIVERY,
  })
})
