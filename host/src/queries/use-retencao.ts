import { change, useCall, useChange, useMutation, wordsFor } from '@seleta/api-client'
import { useHostServices } from '@seleta/shell'

/** How long the company keeps people, and who is hidden by it now. */
export const useRetencao = () => useCall('getRetencao', {})

export function useSaveRetencao() {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: ({ meses }: { readonly meses: string }) =>
      change('saveRetencao', { body: { meses: Number(meses) } }),
    onSuccess: () => notify({ text: 'Prazo salvo.', tone: 'success' }),
  })
}

/** Brings back somebody who is hidden. */
export function useRestoreTalento({ identificador, nome }: { identificador: string; nome: string }) {
  const { notify } = useHostServices()
  return useChange('restoreTalento', (send) => send({ params: { identificador } }), {
    onSuccess: () => notify({ text: `${nome}: tudo voltou como estava.`, tone: 'success' }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}
