import { useChange, wordsFor } from '@seleta/api-client'
import type { Quadro } from '@seleta/contract/limits'
import { useHostServices } from '@seleta/shell'
import { QUADRO_NAMES } from '../rules/quadros'

/** Sends a campaign to a job board again after an error (product 35). */
export function useRetryPublicacao(campanhaId: number, quadro: Quadro) {
  const { notify } = useHostServices()
  return useChange('retryPublicacao', (send) => send({ params: { id: campanhaId, quadro } }), {
    onSuccess: () => notify({ text: `Campanha na fila para ${QUADRO_NAMES[quadro]}.`, tone: 'success' }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}
