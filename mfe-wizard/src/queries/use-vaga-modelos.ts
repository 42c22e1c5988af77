import { useCall, useChange, wordsFor } from '@seleta/api-client'
import type { VagaModelo } from '@seleta/contract/texto-da-vaga'
import { useHostServices } from '@seleta/shell'

/** Saved job descriptions of the company (product 32). */
export const useVagaModelos = () => useCall('listVagaModelos', {})

/** Keeps a text under a name; whoever asks shows the failure in its own place. */
export function useCreateVagaModelo(descricao: string, onSaved: () => void) {
  const { notify } = useHostServices()
  return useChange('createVagaModelo', (send, nome: string) => send({ body: { nome, descricao } }), {
    onceAs: 'novo',
    onSuccess: () => {
      notify({ text: 'Modelo salvo.', tone: 'success' })
      onSaved()
    },
  })
}

/** Gives another name; whoever asks shows the failure in its own place. */
export function useRenameVagaModelo({ id, descricao }: VagaModelo, onSaved: () => void) {
  const { notify } = useHostServices()
  return useChange(
    'updateVagaModelo',
    (send, nome: string) => send({ params: { id }, body: { nome, descricao } }),
    {
      onSuccess: () => {
        notify({ text: 'Modelo renomeado.', tone: 'success' })
        onSaved()
      },
    },
  )
}

export function useRemoveVagaModelo(onRemoved: () => void) {
  const { notify } = useHostServices()
  return useChange('deleteVagaModelo', (send, { id }: VagaModelo) => send({ params: { id } }), {
    onSuccess: () => {
      onRemoved()
      notify({ text: 'Modelo excluído.', tone: 'success' })
    },
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}
