import type { Nota } from '@seleta/contract/dossie'
import { useHostServices } from '@seleta/shell'
import { useEffect, useReducer } from 'react'
import { keepNotaDraft, notaDraftOf, takeOfExcluidas } from './nota-drafts'

const GONE = 'A nota foi excluída. O que você escreveu está em “Nova nota”.'

/**
 * What a note was being changed to when it was deleted elsewhere goes on as a new one's draft.
 * @param notas of this person, as they are known now
 * @returns another number each time that the draft has become another
 */
export function useNotasExcluidas(identificador: string, notas: readonly Nota[] | undefined): number {
  const { notify } = useHostServices()
  const [times, count] = useReducer((now: number) => now + 1, 0)
  useEffect(() => {
    if (notas === undefined) return
    const begun = takeOfExcluidas(
      identificador,
      notas.map(({ id }) => id),
    )
    if (begun.length === 0) return
    const draft = [notaDraftOf(identificador), ...begun].filter((texto) => texto !== '')
    keepNotaDraft(identificador, draft.join('\n\n'))
    count()
    notify({ text: GONE, tone: 'info' })
  }, [identificador, notas, notify])
  return times
}
