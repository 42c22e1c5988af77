import { useCall, useChange, wordsFor } from '@seleta/api-client'
import { MODELO_WORDS } from '@seleta/contract/modelo-words'
import type { ProcessoModelo } from '@seleta/contract/processo-modelos'
import { undoUntil } from '@seleta/contract/tell-avisos'
import { now } from '@seleta/regras/now'
import { useHostServices } from '@seleta/shell'

/** Stages that a selection may begin with, saved by the company (product 64). */
export const useProcessoModelos = (isEnabled: boolean) => useCall('listProcessoModelos', {}, { isEnabled })

/** Gives another name; whoever asks shows the failure in its own place. */
export function useRenameProcessoModelo({ id, etapas }: ProcessoModelo, onSaved: () => void) {
  const { notify } = useHostServices()
  return useChange(
    'updateProcessoModelo',
    (send, nome: string) => send({ params: { id }, body: { nome, etapas } }),
    {
      onSuccess: (saved) => {
        notify({ text: MODELO_WORDS.saved(saved.nome), tone: 'success' })
        onSaved()
      },
    },
  )
}

interface Follow {
  readonly onRemoved: () => void
  /** It was taken back, under an id of its own. */
  readonly onRestored: (id: number) => void
}

/** Removes a model; the toast takes it back. */
export function useRemoveProcessoModelo(
  { id, nome, etapas }: ProcessoModelo,
  { onRemoved, onRestored }: Follow,
) {
  const { notify, undo } = useHostServices()
  const failed = { onError: (error: Error) => notify({ text: wordsFor(error), tone: 'error' }) }
  const restore = useChange('createProcessoModelo', (send) => send({ body: { nome, etapas } }), {
    onceAs: `de-volta-${id}`,
    onSuccess: (again) => {
      onRestored(again.id)
      notify({ text: MODELO_WORDS.restored(nome), tone: 'info' })
    },
  })
  return useChange('deleteProcessoModelo', (send) => send({ params: { id } }), {
    onSuccess: () => {
      undo.offer({
        about: `processo-modelo-${id}`,
        text: MODELO_WORDS.removed(nome),
        until: undoUntil(now()),
        run: () => restore.mutateAsync(),
      })
      onRemoved()
    },
    ...failed,
  })
}
