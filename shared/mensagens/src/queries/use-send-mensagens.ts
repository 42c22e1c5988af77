import { forgetLost, lostOf, useChange, wordsFor } from '@seleta/api-client'
import type { CallInput } from '@seleta/contract/calls'
import type { LoteMensagem } from '@seleta/contract/lote'
import { now } from '@seleta/regras/now'
import { tellAvisos, undoUntil } from '@seleta/contract/tell-avisos'
import { useHostServices } from '@seleta/shell'
import { useCancelMensagens } from './use-cancel-mensagens'

export type Mensagem = Extract<CallInput<'sendMensagens'>['body'], { destinatarios: unknown }>

interface Sending {
  readonly mutate: (mensagem: Mensagem) => void
  readonly isPending: boolean
  readonly error: Error | null
}

/**
 * Puts the messages into the outbox and says when they leave; for two minutes they can be taken back, by the toast, by
 * Ctrl+Z and by what the page draws of it.
 * @param about the name of its draft
 * @param onSent told as soon as they are there, whether or not the form still is
 */
export function useSendMensagens(
  about: string,
  emailLigado: boolean,
  onSent: (answer: readonly LoteMensagem[]) => void,
): Sending {
  const { undo, notify } = useHostServices()
  const cancel = useCancelMensagens()
  return useChange('sendMensagens', (send, body: Mensagem) => send({ body }), {
    onceAs: about,
    isOnceForLong: true,
    onFailedAway: (error) =>
      notify({
        text: lostMensagemOf(about) !== null ? UNANSWERED : `${UNSENT} ${wordsFor(error)}`,
        tone: 'error',
      }),
    onSuccess: (answer) => {
      onSent(answer)
      const waiting = answer.flatMap(toAviso)
      if (waiting.length === 0) return
      const ids = waiting.map(({ id }) => id)
      undo.offer({
        about: `mensagem-${ids[0] ?? 0}`,
        text: tellAvisos([waiting], emailLigado),
        until: undoUntil(now()),
        run: () => cancel.mutateAsync(ids),
      })
    },
  })
}

const UNSENT = 'A mensagem não foi enviada e continua onde você a escreveu.'
const UNANSWERED =
  'O envio da mensagem ficou sem resposta. Ela continua onde você a escreveu: o mesmo texto não sai duas vezes.'

const toAviso = ({ mensagemId, canal, saiEm }: LoteMensagem) =>
  mensagemId === null || saiEm === null ? [] : [{ id: mensagemId, canal, estado: 'pendente' as const, saiEm }]

/** The last sending of a draft, where it had no answer and the same again is still the same one. */
export function lostMensagemOf(about: string): Mensagem | null {
  const lost = lostOf('sendMensagens', about)
  // What `useSendMensagens` has sent.
  return lost === null || lost.isOver === true ? null : (JSON.parse(lost.sent) as { body: Mensagem }).body
}

/** Whether a sending of it had no answer for so long that the same again is another one. */
export const isLongLost = (about: string): boolean => lostOf('sendMensagens', about)?.isOver === true

/** What is sent next is another one. */
export const giveUpLost = (about: string): void => forgetLost('sendMensagens', about)
