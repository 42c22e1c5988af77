import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { MailTransport } from './mail-transport'
import { isSafeAddress, singleLine } from './render-mensagem'
import { decideRetry } from './retry-rules'
import { createWorkerRepository, type MensagemNaFila } from './worker-repository'

const LOTE = 10
const ESPERA_MS = 1000

export interface OutboxWorker {
  readonly start: () => void
  /** Ends after the messages in hand. */
  readonly stop: () => Promise<void>
}

/**
 * Sends what the outbox holds, for ever. It may be killed at any time: a message that was being sent is tried again
 * with the same Message-ID (security R06).
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
    if (!mensagem.isPermitida) return repository.settleCancelada(mensagem.id)
    if (!isSafeAddress(mensagem.destinatario)) return repository.settleErro(mensagem, 'Endereço inválido.')
    try {
      await transport.send({
        identificador: mensagem.identificador,
        to: mensagem.destinatario,
        subject: mensagem.assunto,
        text: mensagem.corpo,
        fromName: mensagem.remetenteNome ?? '',
        replyTo:
          mensagem.remetenteEmail !== null && isSafeAddress(mensagem.remetenteEmail)
            ? mensagem.remetenteEmail
            : null,
      })
    } catch (error) {
      const erro = singleLine(error instanceof Error ? error.message : 'Falha desconhecida.')
      const destino = decideRetry(mensagem.tentativas, responseCodeOf(error))
      return destino.isFinal
        ? repository.settleErro(mensagem, erro)
        : repository.settleAdiada(mensagem.id, destino.esperaSegundos, erro)
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

const responseCodeOf = (error: unknown): number | null =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : null
