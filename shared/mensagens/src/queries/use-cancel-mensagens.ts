import { type ChangeState, useChange } from '@seleta/api-client'
import { tellCanceladas } from '@seleta/contract/tell-avisos'
import { useHostServices } from '@seleta/shell'

/** Takes messages back that have not left, and says how many had; who asked says that it failed. */
export function useCancelMensagens(): ChangeState<'cancelMensagens', readonly number[]> {
  const { notify } = useHostServices()
  return useChange(
    'cancelMensagens',
    (send, mensagens: readonly number[]) => send({ body: { mensagens: [...mensagens] } }),
    {
      onSuccess: ({ canceladas, jaEnviadas }) =>
        notify({ text: tellCanceladas(canceladas, jaEnviadas), tone: 'info' }),
    },
  )
}
