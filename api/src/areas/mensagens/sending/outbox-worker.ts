import { isEmail } from '@seleta/regras/email'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Mail, MailTransport } from './mail-transport'
import { singleLine } from '../../../ground/text/single-line'
import { decideRetry } from '../../../ground/retry-rules'
import { createWorkerRepository, type MensagemNaFila } from './worker-repository'

const LOTE = 10
const ESPERA_MS = 1000

/** What the outbox says of a mail that was cut off at its end; a person looks, and decides (decision 024). */
const INCERTA =
  'O envio foi interrompido na entrega: a pessoa pode ter recebido. Confira antes de tentar de novo.'

export interface OutboxWorker {
  readonly start: () => void
  /** Ends after the messages in hand. */
  readonly stop: () => Promise<void>
}

/**
 * Sends what the outbox holds, for ever. It may be killed at any time: a message whose end was not said yet is tried
 * again, one whose end was said is not, because it may be out (product 49, security R06).
 * @param onFault told what went wrong around sending, never what a message says
 */
export function createOutboxWorker(
  db: Kysely<Database>,
  transport: MailTransport,
  onFault: (error: unknown) => void,
): OutboxWorker {
  const repository = createWorkerRepository(db)
  let isStopping = false
  let wake = () => {}
  let loop = Promise.resolve()

  async function send(mensagem: MensagemNaFila): Promise<void> {
    if (mensagem.isEntregue) return repository.settleErro(mensagem, INCERTA)
    if (!mensagem.isPermitida) return repository.settleCancelada(mensagem.id)
    if (!isEmail(mensagem.destinatario)) return repository.settleErro(mensagem, 'Endereço inválido.')
    let hasEnded = false
    try {
      await transport.send(mailOf(mensagem), async () => {
        if (!(await repository.markEntrega(mensagem))) throw new Error('another worker has this message')
        hasEnded = true
      })
    } catch (error) {
      const destino = decideRetry(mensagem.tentativas, responseCodeOf(error), hasEnded)
      if (!destino.isFinal) return repository.settleAdiada(mensagem, destino.esperaSegundos, wordsOf(error))
      return repository.settleErro(mensagem, destino.isIncerta ? INCERTA : wordsOf(error))
    }
    return repository.settleEnviada(mensagem)
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      let taken = 0
      try {
        const mensagens = await repository.claim(LOTE)
        taken = mensagens.length
        for (const mensagem of mensagens) await send(mensagem)
      } catch (error) {
        onFault(error)
      }
      if (taken < LOTE && !isStopping) await pause()
    }
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ESPERA_MS)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    start: () => {
      loop = run()
    },
    stop: async () => {
      isStopping = true
      wake()
      await loop
    },
  }
}

const mailOf = (mensagem: MensagemNaFila): Mail => ({
  identificador: mensagem.identificador,
  to: mensagem.destinatario,
  subject: mensagem.assunto,
  text: mensagem.corpo,
  fromName: mensagem.remetenteNome ?? '',
  replyTo:
    mensagem.remetenteEmail !== null && isEmail(mensagem.remetenteEmail) ? mensagem.remetenteEmail : null,
})

const wordsOf = (error: unknown) => singleLine(error instanceof Error ? error.message : 'Falha desconhecida.')

const responseCodeOf = (error: unknown): number | null =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : null
