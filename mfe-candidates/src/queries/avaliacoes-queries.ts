import { useCall, useChange } from '@seleta/api-client'
import type { AvaliacaoBody } from '@seleta/contract/avaliacoes'
import { useHostServices } from '@seleta/shell'

/** How a person was judged in a campaign, the present stage first (product 73). */
export const useAvaliacoes = (identificador: string, campanhaId: number) =>
  useCall('getAvaliacoes', { params: { identificador, campanhaId } })

/** Sends a card, or a version of it, with all its consequences. */
export function useSendAvaliacao(identificador: string, campanhaId: number, onSent: () => void) {
  const { notify } = useHostServices()
  return useChange(
    'sendAvaliacao',
    (send, body: AvaliacaoBody) => send({ params: { identificador, campanhaId }, body }),
    {
      onSuccess: () => {
        notify({ text: 'Avaliação enviada.', tone: 'success' })
        onSent()
      },
    },
  )
}
