import { useCall, useChange } from '@seleta/api-client'
import { createLostDeletions } from '@seleta/campanha/lost-deletions'
import type { CampanhaExcluida } from '@seleta/contract/campanhas'
import { useHostServices } from '@seleta/shell'
import { useEffect, useEffectEvent } from 'react'
import { aboutExcluida, tellRestored } from './delete-campanha'

/** Deleted campaigns of the last 30 days. */
export const useExcluidas = () => useCall('listCampanhasExcluidas', {})

const LIST = 'excluidas'

/** What was taken out of the deleted ones without an answer: out of their list, it is back. */
const lost = createLostDeletions<Pick<CampanhaExcluida, 'id'>>()

/**
 * Brings a deleted campaign back; whoever asks shows the failure in its own place.
 * @param excluidas as they are known now
 */
export function useRestoreCampanha(
  excluidas: readonly CampanhaExcluida[] | undefined,
  onRestored: (campanhaId: number) => void = () => {},
) {
  const host = useHostServices()
  function follow(id: number): void {
    lost.forget(id)
    host.undo.withdraw(aboutExcluida(id))
    tellRestored(id, { host, onRestored })
  }
  const restore = useChange('restoreCampanha', (send, id: number) => send({ params: { id } }), {
    onSuccess: (_, id) => follow(id),
    onError: (error, id) => lost.note(LIST, { id }, error),
  })
  const followBack = useEffectEvent((known: readonly CampanhaExcluida[]) => {
    for (const { id } of lost.listGone(LIST, known)) {
      if (restore.variables === id) restore.reset()
      follow(id)
    }
  })
  const { isPending } = restore
  useEffect(() => {
    if (!isPending && excluidas !== undefined) followBack(excluidas)
  }, [isPending, excluidas])
  return restore
}
