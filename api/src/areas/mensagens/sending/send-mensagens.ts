import { EMAIL_INVALID, isEmail } from '@seleta/regras/email'
import { MAIL_DISCARDED, MAIL_UNCERTAIN } from '@seleta/regras/mail-error'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Clock } from '../../../ground/clock'
import { whenDiscarded } from '../../../ground/jobs/dead-jobs'
import type { Handler } from '../../../ground/jobs/jobs'
import { decideRetry } from '../../../ground/retry-rules'
import { StoppedWaitingError, TooManyConnectionsError } from './mail-connections'
import { readMailFailure } from './mail-failure'
import type { Mail, MailTransport } from './mail-transport'
import { type MensagensOfJob, mensagensJob } from './mensagens-job'
import { createWorkerRepository, type MensagemNaFila } from './worker-repository'

/** A job gives the rest back after so long: with one more mail it ends well before its time (`expireSeconds`). */
const MOST_AT_A_TIME_MS = 300_000

/** The words of a message as they are so now; null when nothing of it is so any more. */
type Renew = (
  trx: Kysely<Database>,
  mensagem: MensagemNaFila,
  today: { readonly agora: Date; readonly publicUrl: string },
) => Promise<string | null>

/** By kind of message: who writes anew what names days, when it leaves on another day. */
export type Renewals = Readonly<Record<string, Renew>>

interface Writing {
  readonly clock: Clock
  readonly publicUrl: string
  readonly renewals: Renewals
}

/**
 * Sends the messages of a job. It may be killed at any time: a message whose end was not said yet is tried again, one
 * whose end was said is not, because it may be out (product 49, security R06).
 */
export function createSender(
  db: Kysely<Database>,
  transport: Pick<MailTransport, 'send'>,
  { clock, publicUrl, renewals }: Writing,
): Handler<MensagensOfJob> {
  const repository = createWorkerRepository(db)

  /** As it is said today; null when nothing of it is so any more. */
  async function renew(mensagem: MensagemNaFila): Promise<MensagemNaFila | null> {
    const write = renewals[mensagem.tipo]
    if (write === undefined) return mensagem
    return db.transaction().execute(async (trx) => {
      const corpo = await write(trx, mensagem, { agora: clock(), publicUrl })
      if (corpo === null) return null
      if (corpo !== mensagem.corpo) await repository.rewrite(trx, mensagem, corpo)
      return { ...mensagem, corpo }
    })
  }

  async function send(taken: MensagemNaFila, signal: AbortSignal): Promise<void> {
    if (taken.isEntregue) return repository.settleErro(taken, MAIL_UNCERTAIN)
    if (!taken.isAllowed) return repository.settleCancelada(taken.id)
    if (taken.isNowhere) {
      if (!(await repository.settleNowhere(taken))) await repository.settleAdiada(taken, 0, null)
      return
    }
    if (!isEmail(taken.destinatario)) return repository.settleErro(taken, EMAIL_INVALID)
    const mensagem = await renew(taken)
    if (mensagem === null) return repository.settleCancelada(taken.id)
    let hasEnded = false
    const beforeEnd = async () => {
      if (!(await repository.markEntrega(mensagem))) throw new Error('another job has this message')
      hasEnded = true
    }
    for (;;) {
      try {
        await transport.send(mailOf(mensagem), beforeEnd, signal)
        break
      } catch (error) {
        // No try of this mail: others leave, and so does it.
        if (error instanceof TooManyConnectionsError) {
          if (hasEnded) await repository.clearEntrega(mensagem)
          hasEnded = false
          continue
        }
        if (error instanceof StoppedWaitingError) return repository.giveBack(mensagem)
        const { erro, answer } = readMailFailure(error)
        const destino = decideRetry(mensagem.tentativas, answer, hasEnded)
        if (!destino.isFinal) return repository.settleAdiada(mensagem, destino.waitSeconds, erro)
        return repository.settleErro(mensagem, destino.isUncertain ? MAIL_UNCERTAIN : erro)
      }
    }
    return repository.settleSent(mensagem)
  }

  return async ({ id: tarefaId, data, signal }) => {
    const since = clock().getTime()
    for (const [index, id] of data.ids.entries()) {
      if (signal.aborted || clock().getTime() - since > MOST_AT_A_TIME_MS)
        return { again: { ids: data.ids.slice(index) } }
      const mensagem = await repository.claim(id, tarefaId)
      if (mensagem !== null) await send(mensagem, signal)
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
