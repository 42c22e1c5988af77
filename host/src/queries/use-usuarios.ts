import { change, useCall, useChange, useMutation, wordsFor } from '@seleta/api-client'
import { useHostServices } from '@seleta/shell'

/** Everybody of the company who signs in, and who was asked in. */
export const useUsuarios = () => useCall('listUsuarios', {})

export function useRemoveUsuario() {
  const { notify } = useHostServices()
  return useChange('deleteUsuario', (send, id: number) => send({ params: { id } }), {
    onSuccess: () => notify({ text: 'Pessoa removida da empresa.', tone: 'success' }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}

/** Asks somebody in; the answer holds a link where the server sends no mail. */
export function useCreateConvite() {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: (body: { readonly email: string; readonly nome: string }) =>
      change('createConvite', { body }),
    onSuccess: () => notify({ text: 'Convite criado.', tone: 'success' }),
  })
}
