import { useCall, useChange } from '@seleta/api-client'
import { useHostServices } from '@seleta/shell'
import { RESTORED, aboutExcluida } from '@seleta/campanha/change-campanha'

/** Deleted campaigns of the last 30 days. */
export const useExcluidas = () => useCall('listCampanhasExcluidas', {})

/** Brings a deleted campaign back; whoever asks shows the failure in its own place. */
export function useRestoreCampanha(onRestored?: (campanhaId: number) => void) {
  const { notify, undo } = useHostServices()
  return useChange('restoreCampanha', (send, id: number) => send({ params: { id } }), {
    onSuccess: (_, id) => {
      undo.withdraw(aboutExcluida(id))
      notify({ text: RESTORED, tone: 'success' })
      onRestored?.(id)
    },
  })
}
