import type { CallState, ChangeState } from '@seleta/api-client'
import { useCall, useChange } from '@seleta/api-client'
import type { Membro } from '@seleta/contract/equipe'
import { useHostServices } from '@seleta/shell'

/** Who is in the team of a campaign, asked anew each time (product 71). */
export const useEquipe = (id: number): CallState<'getEquipe'> =>
  useCall('getEquipe', { params: { id } }, { keptFor: 0 })

/** A team that was changed, and the one that it was made from. */
interface Change {
  readonly membros: readonly Membro[]
  readonly antes: readonly Membro[]
}

/** Writes the whole team; when a colleague was faster nothing is written, and theirs is read anew. */
export function useSaveEquipe(id: number, onSaved: () => void): ChangeState<'saveEquipe', Change> {
  const { notify } = useHostServices()
  return useChange(
    'saveEquipe',
    (send, { membros, antes }: Change) =>
      send({ params: { id }, body: { membros: membros.map(toMembro), antes: antes.map(toMembro) } }),
    {
      onSuccess: () => {
        notify({ text: 'Equipe salva.', tone: 'success' })
        onSaved()
      },
    },
  )
}

const toMembro = ({ usuarioId, funcao }: Membro): Membro => ({ usuarioId, funcao })
