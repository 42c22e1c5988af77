import { change, useCall, useChange, useMutation, wordsFor } from '@seleta/api-client'
import type { Motivo } from '@seleta/contract/motivos'
import { useHostServices } from '@seleta/shell'

/** Every reason of the company, hidden ones too (decision 170). */
export const useMotivos = () => useCall('listMotivos', {})

export function useCreateMotivo() {
  const { notify } = useHostServices()
  return useChange('createMotivo', (send, body: { readonly nome: string }) => send({ body }), {
    onceAs: 'novo',
    onSuccess: ({ nome }) => notify({ text: `Motivo “${nome}” criado.`, tone: 'success' }),
  })
}

/** Gives a reason another name. */
export function useRenameMotivo({ id, isOculto }: Motivo) {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: ({ nome }: { readonly nome: string }) =>
      change('updateMotivo', { params: { id }, body: { nome, isOculto } }),
    onSuccess: () => notify({ text: 'Motivo renomeado.', tone: 'success' }),
  })
}

/** Offers a reason no longer, or again; whoever has it keeps it. */
export function useHideMotivo() {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: ({ id, nome, isOculto }: Motivo) =>
      change('updateMotivo', { params: { id }, body: { nome, isOculto: !isOculto } }),
    onSuccess: ({ id, nome, isOculto }) =>
      notify({
        about: `motivo-${id}`,
        text: isOculto ? `“${nome}” não é mais oferecido.` : `“${nome}” volta a ser oferecido.`,
        tone: 'success',
      }),
    onError: (error, { id }) => notify({ about: `motivo-${id}`, text: wordsFor(error), tone: 'error' }),
  })
}
