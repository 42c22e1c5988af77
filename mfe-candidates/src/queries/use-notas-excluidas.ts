import type { Nota } from '@seleta/contract/dossie'
import { useHostServices } from '@seleta/shell'
import { useEffect, useRef, useState } from 'react'
import { forgetNotaChange, keepNotaDraft, notaChangeOf, notaDraftOf } from './nota-drafts'

const GONE = 'A nota foi excluída. O que você escreveu está em “Nova nota”.'

/**
 * What a note was being changed to when it was deleted elsewhere goes on as a new one's draft.
 * @param notas of this person, as they are known now
 * @returns another number each time that the draft has become another
 */
export function useNotasExcluidas(identificador: string, notas: readonly Nota[] | undefined): number {
  const { notify } = useHostServices()
  const before = useRef<{ readonly de: string; readonly notas: readonly Nota[] }>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (notas === undefined) return
    const former = before.current?.de === identificador ? before.current.notas : []
    const begun = former.flatMap(({ id }) => {
      const texto = notas.some((nota) => nota.id === id) ? null : notaChangeOf(id)
      if (texto === null) return []
      forgetNotaChange(id)
      return [texto]
    })
    before.current = { de: identificador, notas }
    if (begun.length === 0) return
    const draft = [notaDraftOf(identificador), ...begun].filter((texto) => texto !== '')
    keepNotaDraft(identificador, draft.join('\n\n'))
    setTimes((now) => now + 1)
    notify({ text: GONE, tone: 'info' })
  }, [identificador, notas, notify])
  return times
}
