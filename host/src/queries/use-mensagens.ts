import { useCall, useChange, wordsFor } from '@seleta/api-client'
import { useHostServices } from '@seleta/shell'

const SIZE = 20

/**
 * A page of the messages to candidates, failures first; the former one while it is on its way.
 * @param areFalhas those that did not leave, and no others
 */
export function useMensagens(page: number, areFalhas: boolean) {
  const query = { page, size: SIZE, ...(areFalhas && { falhas: 'true' }) }
  return useCall('listMensagens', { query }, { isKeepingPrevious: true })
}

/** Puts a message that failed back into the queue. */
export const useResendMensagem = (id: number) =>
  useMensagemAction('resendMensagem', id, 'Mensagem de volta à fila.')

/** Says of a message that somebody sent it by hand. */
export const useMarkMensagemEnviada = (id: number) =>
  useMensagemAction('markMensagemEnviada', id, 'Mensagem marcada como enviada.')

function useMensagemAction(operation: 'resendMensagem' | 'markMensagemEnviada', id: number, done: string) {
  const { notify } = useHostServices()
  return useChange(operation, (send) => send({ params: { id } }), {
    onSuccess: () => notify({ text: done, tone: 'success' }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}
