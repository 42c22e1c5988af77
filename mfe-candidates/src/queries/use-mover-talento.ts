import { invalidateCalls, request, useMutation, useQueryClient, wordsFor } from '@seleta/api-client'
import { useHostServices } from '@seleta/shell'
import { TEXTOS } from '../rules/textos'
import { useDesfazerLote } from './lote-mutations'

export interface Movimento {
  readonly identificador: string
  readonly campanhaId: number
  /** The wire's kanban: one stage. */
  readonly etapaId: number
}

/** Puts one person into a stage: adds the first time, moves after that (spec section 7); the toast takes it back. */
export function useMoverTalento() {
  const client = useQueryClient()
  const { notify } = useHostServices()
  const desfazer = useDesfazerLote()
  return useMutation({
    mutationFn: ({ identificador, campanhaId, etapaId }: Movimento) =>
      request('moveTalento', { params: { identificador, campanhaId, kanbanId: etapaId } }),
    onSuccess: ({ identificador, campanhaId, etapaId, etapaNome, deEtapaId }) => {
      const pessoas = [{ identificador, deEtapaId }]
      notify({
        text: TEXTOS.adicionado(etapaNome),
        tone: 'success',
        action: { label: 'Desfazer', run: () => desfazer.mutate({ campanhaId, kanbanId: etapaId, pessoas }) },
      })
      return invalidateCalls(client, ['filterTalentos', 'getTalento', 'getKanban', 'listEtapas'])
    },
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}
