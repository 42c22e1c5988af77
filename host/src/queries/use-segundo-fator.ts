import {
  beginSession,
  change,
  request,
  touch,
  useCall,
  useChange,
  useMutation,
  wordsFor,
} from '@seleta/api-client'
import { useHostServices } from '@seleta/shell'

/** The second factor of who is signed in, of colleagues, and what the company asks for (product 75). */

export const useSegundoFator = () => useCall('getSegundoFator', {})

/** A secret for the app, for whoever knows the password. */
export const useBeginSegundoFator = () =>
  useMutation({
    mutationFn: ({ senha }: { readonly senha: string }) => request('beginSegundoFator', { body: { senha } }),
  })

/** The first code of the app. The session goes on under the answer's token; what the page knows is told by `tellLigado`. */
export const useConfirmSegundoFator = () =>
  useMutation({
    mutationFn: async ({ codigo }: { readonly codigo: string }) => {
      const later = { isTouchedLater: true }
      const { codigos, access_token } = await change('confirmSegundoFator', { body: { codigo } }, later)
      beginSession(access_token, null)
      return codigos
    },
  })

/** Once the recovery codes are kept: resolves when what is on the screen has been read again. */
export const tellLigado = (): Promise<void> => touch('confirmSegundoFator')

interface Proof {
  readonly senha: string
  readonly codigo: string
}

export function useDisableSegundoFator() {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: (body: Proof) => change('disableSegundoFator', { body }),
    onSuccess: () => notify({ text: 'Segundo fator desligado.', tone: 'success' }),
  })
}

/** Ten new recovery codes. */
export const useRenewRecuperacao = () =>
  useMutation({ mutationFn: (body: Proof) => change('renewRecuperacao', { body }) })

/** Takes a colleague's away, whose phone and codes are gone. */
export function useResetSegundoFator() {
  const { notify } = useHostServices()
  return useChange('resetSegundoFator', (send, id: number) => send({ params: { id } }), {
    onSuccess: () => notify({ text: 'Segundo fator retirado.', tone: 'success' }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}

/** How the company's people sign in. */
export const useAcesso = () => useCall('getAcesso', {})

export function useSaveAcesso() {
  const { notify } = useHostServices()
  return useChange(
    'saveAcesso',
    (send, exigeSegundoFator: boolean) => send({ body: { exigeSegundoFator } }),
    {
      onSuccess: (_, isExigido) =>
        notify({
          text: isExigido ? 'Segundo fator exigido de todos.' : 'Segundo fator não é mais exigido.',
          tone: 'success',
        }),
      onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
    },
  )
}
