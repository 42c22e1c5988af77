import { useChange, useQueryClient, wordsFor } from '@seleta/api-client'
import type { EtapaUpdateBody } from '@seleta/contract/kanban'
import { useHostServices } from '@seleta/shell'
import { BOARDS, updateBoards } from './board-query'

/**
 * Saves a change of a stage, with all its consequences.
 * @param done what the toast says
 */
export function useSaveEtapa(campanhaId: number, etapaId: number, done: string, onSaved: () => void) {
  const { notify } = useHostServices()
  const client = useQueryClient()
  return useChange('updateEtapa', (send, body: EtapaUpdateBody) => send({ params: { id: etapaId }, body }), {
    keeps: BOARDS,
    onSuccess: (saved) => {
      updateBoards(client, campanhaId, [], (board) =>
        // The board knows better how many people it shows.
        board.map((now) => (now.id === saved.id ? { ...now, ...saved, qtdTalentos: now.qtdTalentos } : now)),
      )
      notify({ text: done, tone: 'success' })
      onSaved()
    },
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}
