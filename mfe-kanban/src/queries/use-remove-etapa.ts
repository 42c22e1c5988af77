import { change, useChange, useQueryClient, wordsFor } from '@seleta/api-client'
import type { EtapaItem } from '@seleta/contract/kanban'
import { useHostServices } from '@seleta/shell'
import { toasts } from '../rules/sentences'
import { updateBoards } from './board-query'

/**
 * Removes a stage, with all its consequences (product 45).
 * @param onRemoved the stage is gone; `undo` brings it back
 * @returns to be told where its people go; null where nobody stands in it
 */
export function useRemoveEtapa(
  campanhaId: number,
  { id, nome }: EtapaItem,
  onRemoved: (undo: () => void) => void,
) {
  const { notify } = useHostServices()
  const client = useQueryClient()

  async function restore(): Promise<void> {
    try {
      await change('restoreEtapa', { params: { id } })
      notify({ text: toasts.etapaRestored(nome), tone: 'success' })
    } catch (error) {
      notify({ text: wordsFor(error), tone: 'error' })
    }
  }

  return useChange(
    'deleteEtapa',
    (send, destino: number | null) => send({ params: { id }, query: destino === null ? {} : { destino } }),
    {
      onSuccess: () => {
        // Gone at once; the board that is on its way says where its people went.
        updateBoards(client, campanhaId, [], (board) => board.filter((etapa) => etapa.id !== id))
        const undo = () => void restore()
        const action = { label: 'Desfazer', run: undo }
        notify({ text: toasts.etapaRemoved(nome), tone: 'success', action })
        onRemoved(undo)
      },
      onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
    },
  )
}
