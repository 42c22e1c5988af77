import type { Nota } from '@seleta/contract/dossie'
import { useHostServices } from '@seleta/shell'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { keepNotaDraft, notaDraftOf, takeOfExcluidas } from './nota-drafts'
import { aboutNota, useOfferGone } from './use-remove-nota'

const GONE = 'A nota foi excluída. O que você escreveu está em “Nova nota”.'

/**
 * What a note was being changed to when it was deleted elsewhere goes on as a new one's draft; so does what was to be
 * there again, and is not. What was deleted without an answer can be taken back once it is known to be gone.
 * @param notas of this person, as they are known now
 * @returns another number each time that the draft has become another
 */
export function useNotasExcluidas(identificador: string, notas: readonly Nota[] | undefined): number {
  const { notify, undo } = useHostServices()
  const offerGone = useOfferGone(identificador)
  const [times, count] = useReducer((now: number) => now + 1, 0)
  const follow = useEffectEvent((known: readonly Nota[]) => {
    offerGone(known)
    const ids = known.map(({ id }) => id)
    const taken = takeOfExcluidas(identificador, ids)
    for (const { id } of taken) undo.withdraw(aboutNota(id))
    // The answer that said it was there again may have been lost.
    const begun = taken.flatMap(({ id, texto }) => (ids.includes(id) ? [] : [texto]))
    if (begun.length === 0) return
    const draft = [notaDraftOf(identificador), ...begun].filter((texto) => texto !== '')
    keepNotaDraft(identificador, draft.join('\n\n'))
    count()
    notify({ text: GONE, tone: 'info' })
  })
  useEffect(() => {
    if (notas !== undefined) follow(notas)
  }, [notas])
  return times
}
