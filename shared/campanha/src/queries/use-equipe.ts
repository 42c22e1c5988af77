import type { CallState, ChangeState } from '@seleta/api-client'
import { useCall, useChange } from '@seleta/api-client'
import type { MembroDaEquipe } from '@seleta/contract/equipe'
import { useHostServices } from '@seleta/shell'

/** Who is in the team of a campaign, asked anew each time (product 71). */
export const useEquipe = (id: number): CallState<'getEquipe'> =>
  useCall('getEquipe', { params: { id } }, { keptFor: 0 })

type Membro = Pick<MembroDaEquipe, 'usuarioId' | 'funcao'>

/** Writes the whole team. */
export function useSaveEquipe(id: number, onSaved: () => void): ChangeState<'saveEquipe', readonly Membro[]> {
  const { notify } = useHostServices()
  return useChange(
    'saveEquipe',
    (send, membros: readonly Membro[]) => send({ params: { id }, body: { membros: [...membros] } }),
    {
      onSuccess: () => {
        notify({ text: 'Equipe salva.', tone: 'success' })
        onSaved()
      },
    },
  )
}
