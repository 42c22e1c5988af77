import type { CampanhaPublica } from '@seleta/contract/publico'
import type { RefObject } from 'react'
import { useEffect } from 'react'
import { keepForm, restoreForm } from './kept-form'

/**
 * Keeps what is typed for a reload, and takes the form over from the browser: the page says itself what is missing,
 * all of it at once; the browser's bubbles are for pages without script.
 * @param wasSent the server drew the form with what was sent: nothing is put back over it
 * @param onCidade what stands in the field of the town, with each letter
 */
export function useKeptForm(
  form: RefObject<HTMLFormElement | null>,
  vaga: CampanhaPublica,
  wasSent: boolean,
  onCidade: (typed: string) => void,
): void {
  useEffect(() => {
    const { current } = form
    if (current === null) return undefined
    current.noValidate = true
    if (!wasSent) restoreForm(vaga.id, current)
    const handleInput = (event: Event) => {
      keepForm(vaga.id, current)
      if (event.target instanceof HTMLInputElement && event.target.name === 'cidade')
        onCidade(event.target.value)
    }
    current.addEventListener('input', handleInput)
    return () => current.removeEventListener('input', handleInput)
    // Once per form: the served data do not change in a document.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [vaga])
}
