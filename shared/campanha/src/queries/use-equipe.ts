import { useCall, useChange } from '@seleta/api-client'
import type { MembroDaEquipe } from '@seleta/contract/equipe'
import { useHostServices } from '@seleta/shell'

/** Who is in the team of a campaign, asked anew each time (product 71). */
export const useEquipe = (id: number) => useCall('getEquipe', { params: { id } }, { freshFor: 0 })

/** Whoever may be in one. */
export const useUsuarios = () => useCall('listUsuarios', {})

/** Writes the whole team. */
export function useSaveEquipe(id: number, onSaved: () => void) {
  const { notify } = useHostServices()
  return useChange(
    'saveEquipe',
    (send, membros: readonly Pick<MembroDaEquipe, 'usuarioId' | 'funcao'>[]) =>
      send({ params: { id }, body: { membros: [...membros] } }),
    {
      onSuccess: () => {
        notify({ text: 'Equipe salva.', tone: 'success' })
        onSaved()
      },
    },
  )
}
