import { change, useChange, useMutation, wordsFor } from '@seleta/api-client'
import type { CallInput } from '@seleta/contract/calls'
import { PAPEIS, type Papel } from '@seleta/contract/papeis'
import { useHostServices } from '@seleta/shell'

export function useRemoveUsuario() {
  const { notify } = useHostServices()
  return useChange('deleteUsuario', (send, input: CallInput<'deleteUsuario'>) => send(input), {
    onSuccess: () => notify({ text: 'Pessoa removida da empresa.', tone: 'success' }),
  })
}

/** Gives a colleague another role; it holds from their next call on. */
export function useSavePapel() {
  const { notify } = useHostServices()
  return useChange(
    'savePapel',
    (send, { id, papel }: { readonly id: number; readonly papel: Papel }) =>
      send({ params: { id }, body: { papel } }),
    {
      onSuccess: () => notify({ text: 'Papel mudado.', tone: 'success' }),
      onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
    },
  )
}

/** Asks somebody in; the answer holds a link where the server sends no mail. */
export function useCreateConvite() {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: ({
      papel,
      ...body
    }: {
      readonly email: string
      readonly nome: string
      readonly papel: string
    }) => change('createConvite', { body: { ...body, papel: PAPEIS.find((one) => one === papel) } }),
    onSuccess: () => notify({ text: 'Convite criado.', tone: 'success' }),
  })
}
