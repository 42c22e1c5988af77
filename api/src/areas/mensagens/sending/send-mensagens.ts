import { EMAIL_INVALID, isEmail } from '@seleta/regras/email'
import { MAIL_DISCARDED, MAIL_UNCERTAIN } from '@seleta/regras/mail-error'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { whenDiscarded } from '../../../ground/jobs/dead-jobs'
import type { Handler } from '../../../ground/jobs/jobs'
import { decideRetry } from '../../../ground/retry-rules'
import { TooManyConnectionsError } from './mail-connections'
import { readMailFailure } from './mail-failure'
import type { Mail, MailTransport } from './mail-transport'
import { type MensagensOfJob, mensagensJob } from './mensagens-job'
import { createWorkerRepository, type MensagemNaFila } from './worker-repository'

/** A job gives the rest back after so long: with one more mail it ends well before its time (`expireSeconds`). */
const MOST_AT_A_TIME_MS = 300_000

/**
 * Sends the messages of a job. It may be killed at any time: a message whose end was not said yet is tried again, one
 * whose end was said is not, because it may be out (product 49, security R06).
 */
export function createSender(
  db: Kysely<Database>,
  transport: Pick<MailTransport, 'send'>,
  clock: () => number = () => performance.now(),
): Handler<MensagensOfJob> {
  const repository = createWorkerRepository(db)

  async function send(mensagem: MensagemNaFila): Promise<void> {
    if (mensagem.isEntregue) return repository.settleErro(mensagem, MAIL_UNCERTAIN)
    if (!mensagem.isAllowed) return repository.settleCancelada(mensagem.id)
    if (mensagem.isNowhere) {
      if (!(await repository.settleNowhere(mensagem))) await repository.settleAdiada(mensagem, 0, null)
      return
    }
    if (!isEmail(mensagem.destinatario)) return repository.settleErro(mensagem, EMAIL_INVALID)
    let hasEnded = false
    const beforeEnd = async () => {
      if (!(await repository.markEntrega(mensagem))) throw new Error('another job has this message')
      hasEnded = true
    }
    for (;;) {
      try {
        await transport.send(mailOf(mensagem), beforeEnd)
        return repository.settleSent(mensagem)
      } catch (error) {
        // No try of this mail: others leave, and so does it.
        if (error instanceof TooManyConnectionsError) {
          if (hasEnded) await repository.clearEntrega(mensagem)
          hasEnded = false
          continue
        }
        const { erro, answer } = readMailFailure(error)
        const destino = decideRetry(mensagem.tentativas, answer, hasEnded)
        if (!destino.isFinal) return repository.settleAdiada(mensagem, destino.waitSeconds, erro)
        return repository.settleErro(mensagem, destino.isUncertain ? MAIL_UNCERTAIN : erro)
      }
    }
  }

  return async ({ id: tarefaId, data, signal }) => {
    const since = clock()
    for (const id of data.ids) {
      if (signal.aborted || clock() - since > MOST_AT_A_TIME_MS) return 'again'
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

/** Messages that wait and have no job: those of a restored backup that are due later, and of a version without jobs. */
export const enqueueOrphans = (db: Kysely<Database>): Promise<void> =>
  createWorkerRepository(db).enqueueOrphans()

/** Discarded jobs take their messages along: what a person threw away does not leave when a process begins. */
export const discardedMensagens = whenDiscarded(mensagensJob, async (trx, jobs) => {
  const ids = jobs.flatMap((job) => job.ids)
  await createWorkerRepository(trx).settleDescartadas(ids, {
    descartada: MAIL_DISCARDED,
    uncertain: MAIL_UNCERTAIN,
  })
})
