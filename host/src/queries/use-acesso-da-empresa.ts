import { change, useCall, useChange, useMutation, wordsFor } from '@seleta/api-client'
import { PAPEIS } from '@seleta/contract/papeis'
import { useHostServices } from '@seleta/shell'

/** The provider with which the company's people sign in (product 75). */

export const useAcessoDaEmpresa = () => useCall('getAcessoDaEmpresa', {})

type Typed = Readonly<
  Record<'emissor' | 'clienteId' | 'segredo' | 'dominio' | 'papel' | 'soPelaEmpresa', string>
>

export function useSaveAcessoDaEmpresa() {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: ({ papel, soPelaEmpresa, ...body }: Typed) =>
      change('saveAcessoDaEmpresa', {
        body: {
          ...body,
          papel: PAPEIS.find((one) => one === papel) ?? null,
          soPelaEmpresa: soPelaEmpresa === 'sim',
        },
      }),
    onSuccess: () => notify({ text: 'Conta da empresa salva.', tone: 'success' }),
  })
}

export function useProveDominio() {
  const { notify } = useHostServices()
  return useChange('proveDominio', (send) => send({}), {
    onSuccess: () => notify({ text: 'Domínio confirmado.', tone: 'success' }),
  })
}

export function useRemoveAcessoDaEmpresa() {
  const { notify } = useHostServices()
  return useChange('deleteAcessoDaEmpresa', (send) => send({}), {
    onSuccess: () => notify({ text: 'Conta da empresa retirada.', tone: 'success' }),
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
}
