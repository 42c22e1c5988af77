import type { CallState, ChangeState } from '@seleta/api-client'
import { useCall, useChange } from '@seleta/api-client'
import { useHostServices } from '@seleta/shell'

/** Up to which stage a campaign is blind, and who got past by group; asked anew each time (product 76). */
export const useTriagemCega = (id: number): CallState<'getTriagemCega'> =>
  useCall('getTriagemCega', { params: { id } }, { keptFor: 0 })

/** The stages of a campaign, in order. */
export const useEtapasOf = (campanhaId: number): CallState<'listEtapas'> =>
  useCall('listEtapas', { params: { campanhaId } })

export function useSaveTriagemCega(
  id: number,
  onSaved: () => void,
): ChangeState<'saveTriagemCega', number | null> {
  const { notify } = useHostServices()
  return useChange(
    'saveTriagemCega',
    (send, ateEtapaId: number | null) => send({ params: { id }, body: { ateEtapaId } }),
    {
      onSuccess: ({ ateEtapaId }) => {
        notify({
          text: ateEtapaId === null ? 'Triagem às cegas desligada.' : 'Triagem às cegas ligada.',
          tone: 'success',
        })
        onSaved()
      },
    },
  )
}
