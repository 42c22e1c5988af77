import { CallError, forgetTakenBack, useCall, useChange, wordsFor } from '@seleta/api-client'
import type { Ficha, FichaBody } from '@seleta/contract/avaliacoes'
import { useHostServices } from '@seleta/shell'

/** What the company judges people by (product 73). */
export const useFichas = () => useCall('listFichas', {})

/** Keeps a ficha, a new one or in place of one. */
export function useSaveFicha(id: number | null, onSaved: () => void) {
  const { notify } = useHostServices()
  const done = {
    onSuccess: ({ nome }: FichaBody) => {
      notify({ text: `Ficha “${nome}” salva.`, tone: 'success' })
      onSaved()
    },
  }
  const create = useChange('createFicha', (send, body: FichaBody) => send({ body }), {
    ...done,
    onceAs: 'nova',
    isOnceForLong: true,
  })
  const update = useChange(
    'updateFicha',
    (send, body: FichaBody) => send({ params: { id: id ?? 0 }, body }),
    done,
  )
  const { mutate, isPending, error } = id === null ? create : update
  const campos = error instanceof CallError ? error.campos : {}
  return {
    save: mutate,
    isSaving: isPending,
    nomeFault: campos['nome'],
    failure: error === null || campos['nome'] !== undefined ? null : wordsFor(error),
  }
}

/** Deletes one, once that was asked: stages lose it, cards that were sent stay. */
export function useRemoveFicha() {
  const { confirm, notify } = useHostServices()
  return useChange(
    'deleteFicha',
    async (send, { id, nome }: Ficha) => {
      const isSure = await confirm({
        title: `Excluir a ficha “${nome}”?`,
        text: 'As etapas que a usam ficam sem ficha. As avaliações já enviadas continuam. Não dá para desfazer.',
        confirmLabel: 'Excluir ficha',
        cancelLabel: 'Manter ficha',
        tone: 'danger',
      })
      if (!isSure) return
      await send({ params: { id } })
      forgetTakenBack('createFicha', 'nova', nome)
    },
    { onError: (error) => notify({ text: wordsFor(error), tone: 'error' }) },
  )
}
