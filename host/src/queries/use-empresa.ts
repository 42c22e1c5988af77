import { change, request, useCall, useChange, useMutation, wordsFor } from '@seleta/api-client'
import { useHostServices } from '@seleta/shell'

export const useEmpresa = () => useCall('getEmpresa', {})

type Changed = Partial<Readonly<Record<'nome' | 'cnpj' | 'remetenteNome' | 'remetenteEmail', string>>>

/**
 * Saves some of the company's data. It is saved whole: what another card holds goes along as it stands.
 * @param done what the toast says
 */
export function useSaveEmpresa(done: string) {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: async (changed: Changed) => {
      const { nome, cnpj, remetenteNome, remetenteEmail } = await request('getEmpresa', {})
      return change('updateEmpresa', { body: { nome, cnpj, remetenteNome, remetenteEmail, ...changed } })
    },
    onSuccess: () => notify({ text: done, tone: 'success' }),
  })
}

/** Puts a picture in the place of the company's; whoever asks shows the failure in its own place. */
export function useSaveLogo() {
  const { notify } = useHostServices()
  return useChange('saveLogo', (send, file: File) => send({ body: {} }, { files: { logo: file } }), {
    onSuccess: () => notify({ text: 'Logo salvo.', tone: 'success' }),
  })
}

export function useRemoveLogo() {
  const { notify } = useHostServices()
  return useChange('deleteLogo', (send) => send({}), {
    onSuccess: () => notify({ text: 'Logo removido.', tone: 'success' }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}
