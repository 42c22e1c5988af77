import { forgetTakenBack, readCall, useChange, useQueryClient, wordsFor } from '@seleta/api-client'
import { createLostDeletions } from '@seleta/campanha/lost-deletions'
import type { Nota } from '@seleta/contract/dossie'
import { undoUntil } from '@seleta/contract/tell-avisos'
import { now } from '@seleta/regras/now'
import { useHostServices } from '@seleta/shell'
import { forgetNotaChange, keepNotaChange } from './nota-drafts'

type RemovedNota = Pick<Nota, 'id' | 'texto' | 'marcado'>

/** Names what is said of a note that was deleted. */
export const aboutNota = (id: number) => `nota-${id}`

const lost = createLostDeletions<RemovedNota>()

/** Says that a note is deleted; for two minutes it can be there again. */
function useOfferNota(identificador: string): (nota: RemovedNota) => void {
  const { notify, undo } = useHostServices()
  const restore = useChange('restoreNota', (send, { id }: RemovedNota) => send({ params: { id } }), {
    onSuccess: (_, { id }) => {
      forgetNotaChange(identificador, id)
      // The person may not be in front any more.
      notify({ about: aboutNota(id), text: 'Nota de volta.', tone: 'info' })
    },
    // Until it is there it goes on as what was begun.
    onError: (_, { id, texto }) => keepNotaChange(identificador, id, { texto, antes: texto, isWanted: true }),
  })
  return (nota) => {
    lost.forget(nota.id)
    // Its words, written once more, are another note.
    forgetTakenBack('createNota', identificador, nota.marcado ?? nota.texto)
    undo.offer({
      about: aboutNota(nota.id),
      text: 'Nota excluída.',
      until: undoUntil(now()),
      run: () => restore.mutateAsync(nota),
    })
  }
}

/** @returns offers what was deleted without an answer, where it is gone; to be told the notes of the person */
export function useOfferGone(identificador: string): (notas: readonly Nota[]) => void {
  const offer = useOfferNota(identificador)
  return (notas) => {
    for (const nota of lost.listGone(identificador, notas)) offer(nota)
  }
}

export function useRemoveNota(identificador: string) {
  const { notify } = useHostServices()
  const client = useQueryClient()
  const offer = useOfferNota(identificador)
  const offerGone = useOfferGone(identificador)
  return useChange('deleteNota', (send, { id }: RemovedNota) => send({ params: { id } }), {
    onSuccess: (_, nota) => offer(nota),
    onError: (error, nota) => {
      notify({ about: aboutNota(nota.id), text: wordsFor(error), tone: 'error' })
      lost.note(identificador, nota, error)
      const notas = readCall(client, 'listNotas', { params: { identificador } })
      if (notas !== undefined) offerGone(notas)
    },
  })
}
