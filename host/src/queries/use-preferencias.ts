import { useCall, useChange, wordsFor } from '@seleta/api-client'
import type { PreferenciasBody } from '@seleta/contract/preferencias'
import { useHostServices } from '@seleta/shell'

/** What comes to whoever is signed in by e-mail (product 74). */
export const usePreferencias = () => useCall('getPreferencias', {})

/** Saved at once with each choice. */
export function useSavePreferencias() {
  const { notify } = useHostServices()
  return useChange('savePreferencias', (send, body: PreferenciasBody) => send({ body }), {
    onSuccess: () => notify({ text: 'Avisos por e-mail salvos.', tone: 'success' }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}
