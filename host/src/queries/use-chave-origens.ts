import { useCall, useChange, wordsFor } from '@seleta/api-client'
import { useHostServices } from '@seleta/shell'

/** The company's key with which ABLER and BNE send people (product 42): when it was made, null while there is none. */
export const useChaveOrigens = () => useCall('getChaveOrigens', {})

/**
 * Makes a key, after a question where that ends the one of now.
 * @returns `data` is the new key, told this once; null when it was not wanted after all
 */
export function useCreateChaveOrigens(isReplacing: boolean) {
  const { confirm, notify } = useHostServices()
  return useChange(
    'createChaveOrigens',
    async (send) => {
      const isSure =
        !isReplacing ||
        (await confirm({
          title: 'Trocar a chave?',
          text: 'A chave de agora deixa de funcionar na hora. Quem envia candidatos precisa receber a nova.',
          confirmLabel: 'Trocar chave',
          cancelLabel: 'Manter chave',
          tone: 'danger',
        }))
      return isSure ? send({}) : null
    },
    { onError: (error) => notify({ text: wordsFor(error), tone: 'error' }) },
  )
}

/**
 * Ends the key, after a question.
 * @param onRevoked it is gone
 */
export function useRevokeChaveOrigens(onRevoked: () => void) {
  const { confirm, notify } = useHostServices()
  return useChange(
    'deleteChaveOrigens',
    async (send) => {
      const isSure = await confirm({
        title: 'Revogar a chave?',
        text: 'Nenhuma origem automática envia mais candidatos até você criar outra.',
        confirmLabel: 'Revogar chave',
        cancelLabel: 'Manter chave',
        tone: 'danger',
      })
      if (!isSure) return
      await send({})
      onRevoked()
      notify({ text: 'Chave revogada.', tone: 'success' })
    },
    { onError: (error) => notify({ text: wordsFor(error), tone: 'error' }) },
  )
}
