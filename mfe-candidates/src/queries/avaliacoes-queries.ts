import { callQuery, touch, useCall, useChange, useQueryClient } from '@seleta/api-client'
import type { AvaliacaoBody } from '@seleta/contract/avaliacoes'
import { useHostServices } from '@seleta/shell'
import { useEffect } from 'react'

/** How a person was judged in a campaign, the present stage first (product 73). */
export const useAvaliacoes = (identificador: string, campanhaId: number) =>
  useCall('getAvaliacoes', { params: { identificador, campanhaId } })

/**
 * Sends a card, or a version of it, with all its consequences. Where the ficha is another by now it is read anew, beside
 * what was chosen.
 * @param isInRow the next one comes by itself, which says enough
 */
export function useSendAvaliacao(
  identificador: string,
  campanhaId: number,
  onSent: () => void,
  isInRow: boolean,
) {
  const { notify, announce } = useHostServices()
  const params = { identificador, campanhaId }
  return useChange('sendAvaliacao', (send, body: AvaliacaoBody) => send({ params, body }), {
    onceAs: `${identificador}.${campanhaId}`,
    isOnceForLong: true,
    onSuccess: () => {
      if (isInRow) announce(ENVIADA)
      else notify({ text: ENVIADA, tone: 'success' })
      onSent()
    },
    onError: () => void touch('sendAvaliacao'),
  })
}

const ENVIADA = 'Avaliação enviada.'

/** Who waits for the judgment of whoever looks, oldest first; asked again while the page is left open. */
export const usePendentes = () => useCall('listAvaliacoesPendentes', { query: {} }, { refreshEvery: 60_000 })

/** Whom they have judged. */
export const useEnviadas = () => useCall('listAvaliacoesEnviadas', {})

/** Reads ahead who comes next, where they are looked at from the same campaign, so that going on waits for nothing. */
export function useNextAhead(identificador: string | undefined, campanhaId: number): void {
  const client = useQueryClient()
  useEffect(() => {
    if (identificador === undefined) return
    const params = { identificador }
    void client.prefetchQuery(callQuery('getTalento', { params }))
    void client.prefetchQuery(callQuery('listRespostasDoTalento', { params }))
    void client.prefetchQuery(callQuery('getAvaliacoes', { params: { identificador, campanhaId } }))
  }, [client, identificador, campanhaId])
}
