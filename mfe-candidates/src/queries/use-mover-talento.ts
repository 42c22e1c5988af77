import { invalidateCalls, request, useMutation, useQueryClient, wordsFor } from '@seleta/api-client'
import { useHostServices } from '@seleta/shell'
import { TEXTOS } from '../rules/textos'

export interface Movimento {
  readonly identificador: string
  readonly campanhaId: number
  /** The wire's kanban: one stage. */
  readonly etapaId: number
}

/** Puts a person into a stage of a campaign: adds the first time, moves after that (spec section 7). */
export function useMoverTalento() {
  const client = useQueryClient()
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: ({ identificador, campanhaId, etapaId }: Movimento) =>
      request('moveTalento', { params: { identificador, campanhaId, kanbanId: etapaId } }),
    onSuccess: (movimento) => {
      notify({ text: TEXTOS.adicionado(movimento.etapaNome), tone: 'success' })
      return invalidateCalls(client, ['filterTalentos', 'getTalento', 'getKanban', 'listEtapas'])
    },
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}
