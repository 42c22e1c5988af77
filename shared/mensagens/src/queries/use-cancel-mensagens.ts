import { useChange, wordsFor } from '@seleta/api-client'
import { tellCanceladas } from '@seleta/contract/tell-avisos'
import { useHostServices } from '@seleta/shell'

/** Takes messages back that have not left, and says how many had. */
export function useCancelMensagens(): {
  readonly mutate: (mensagens: readonly number[]) => void
  readonly isPending: boolean
} {
  const { notify } = useHostServices()
  return useChange(
    'cancelMensagens',
    (send, mensagens: readonly number[]) => send({ body: { mensagens: [...mensagens] } }),
    {
      onSuccess: ({ canceladas, jaEnviadas }) =>
        notify({ text: tellCanceladas(canceladas, jaEnviadas), tone: 'info' }),
      onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
    },
  )
}
