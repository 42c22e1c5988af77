import { change, useCall, useChange, useMutation, wordsFor } from '@seleta/api-client'
import { useHostServices } from '@seleta/shell'

/** The account of who is signed in: name, password, open sessions (product 7). */

/** The account as it stands. */
export const useConta = () => useCall('getUsuario', {})

/** Saves the name that colleagues and messages show. */
export function useSaveNome() {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: ({ nome }: { readonly nome: string }) => change('updateUsuario', { body: { nome } }),
    onSuccess: () => notify({ text: 'Nome salvo.', tone: 'success' }),
  })
}

/** Takes a new password for the one of now. */
export function useChangeSenha() {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: ({ atual, nova }: { readonly atual: string; readonly nova: string }) =>
      change('changeSenha', { body: { atual, nova } }),
    onSuccess: () => notify({ text: 'Senha trocada. As outras sessões foram encerradas.', tone: 'success' }),
  })
}

export const useSessoes = () => useCall('listSessoes', {})

export function useEndSessao() {
  const { notify } = useHostServices()
  return useChange('deleteSessao', (send, id: number) => send({ params: { id } }), {
    onSuccess: () => notify({ text: 'Sessão encerrada.', tone: 'success' }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}
