import { useCall, useChange, wordsFor } from '@seleta/api-client'
import type { MensagemItem } from '@seleta/contract/avisos'
import { now } from '@seleta/regras/now'
import { tellCanceladas, undoUntil } from '@seleta/contract/tell-avisos'
import { useHostServices } from '@seleta/shell'
import type { MensagensState } from '../rules/mensagens-address'
import { mensagensInput } from '../rules/mensagens-address'
import { readerOf, tellReturned } from '../rules/mensagem-words'

/** Messages leave, fail and come in while the page is open. */
const LOOK_EVERY_MS = 30_000

/** One page of the messages; the former one stays on screen while the next one loads. */
export function useMensagens(state: MensagensState, busca: string) {
  return useCall('listMensagens', mensagensInput(state, busca), {
    isKeepingPrevious: true,
    refreshEvery: LOOK_EVERY_MS,
  })
}

/** Puts what failed, was cancelled or had nowhere to go back into the queue. */
export function useReturnMensagens() {
  const { notify } = useHostServices()
  return useReturning({ onError: (error) => notify({ text: wordsFor(error), tone: 'error' }) })
}

function useReturning(followed: { readonly onError?: (error: Error) => void } = {}) {
  const { notify } = useHostServices()
  return useChange(
    'resendMensagens',
    (send, mensagens: readonly MensagemItem[]) =>
      send({ body: { mensagens: mensagens.map(({ id }) => id) } }),
    {
      onSuccess: ({ naFila, outras }) =>
        notify({ text: tellReturned(naFila, outras), tone: naFila === 0 ? 'error' : 'success' }),
      ...followed,
    },
  )
}

/** Takes out of the queue what waits there; it can be put back for two minutes. */
export function useTakeBackMensagens() {
  const { notify, undo } = useHostServices()
  const putBack = useReturning()
  return useChange(
    'cancelMensagens',
    (send, mensagens: readonly MensagemItem[]) =>
      send({ body: { mensagens: mensagens.map(({ id }) => id) } }),
    {
      onSuccess: ({ canceladas, jaEnviadas }, mensagens) => {
        const text = tellCanceladas(canceladas, jaEnviadas)
        if (canceladas === 0) {
          notify({ text, tone: 'error' })
          return
        }
        undo.offer({
          about: 'mensagens canceladas',
          text,
          until: undoUntil(now()),
          run: () => putBack.mutateAsync(mensagens),
        })
      },
      onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
    },
  )
}

/** Notes that a recruiter's own hand has sent a message. */
export function useMarkEnviada() {
  const { notify } = useHostServices()
  return useChange(
    'markMensagemEnviada',
    (send, { id, destinatario }: MensagemItem) => send({ params: { id }, query: { destinatario } }),
    {
      onSuccess: (_, mensagem) =>
        notify({ text: `Mensagem para ${readerOf(mensagem)} marcada como enviada.`, tone: 'success' }),
      onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
    },
  )
}
