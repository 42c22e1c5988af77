import type { CallState, ChangeState } from '@seleta/api-client'
import { useCall, useChange, wordsFor } from '@seleta/api-client'
import { useHostServices } from '@seleta/shell'

/** By which links somebody without an account judges the people of a campaign; asked anew each time (product 72). */
export const useAvaliacaoLinks = (id: number): CallState<'listAvaliacaoLinks'> =>
  useCall('listAvaliacaoLinks', { params: { id } }, { keptFor: 0 })

interface Convidado {
  readonly nome: string
  readonly email: string
}

export const useCreateAvaliacaoLink = (id: number): ChangeState<'createAvaliacaoLink', Convidado> =>
  useChange('createAvaliacaoLink', (send, body: Convidado) => send({ params: { id }, body }))

/** Ends a link once that was confirmed: whoever is here by it is out with their next call. */
export function useEndAvaliacaoLink(
  id: number,
): ChangeState<'deleteAvaliacaoLink', { readonly linkId: number; readonly nome: string }, boolean> {
  const { confirm, notify } = useHostServices()
  return useChange(
    'deleteAvaliacaoLink',
    async (send, { linkId, nome }: { readonly linkId: number; readonly nome: string }) => {
      const isSure = await confirm({
        title: `Encerrar o link de ${nome}?`,
        text: 'O link deixa de abrir na hora. As avaliações já enviadas por ele ficam.',
        confirmLabel: 'Encerrar link',
        cancelLabel: 'Manter link',
        tone: 'danger',
      })
      if (isSure) await send({ params: { id, linkId } })
      return isSure
    },
    {
      onSuccess: (isEnded) => {
        if (isEnded) notify({ text: 'Link encerrado.', tone: 'success' })
      },
      onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
    },
  )
}
