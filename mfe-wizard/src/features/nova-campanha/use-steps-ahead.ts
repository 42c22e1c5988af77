import { useEffect } from 'react'
import { useListsAhead } from '../../queries/catalogos'
import { loadEditor } from '../texto/load-editor'

/** Once a step is open and nothing else is to be done, what the later steps wait for is fetched: lists and editor. */
export function useStepsAhead(isOpen: boolean): void {
  const askAhead = useListsAhead()
  useEffect(() => {
    if (!isOpen) return undefined
    return whenIdle(() => {
      askAhead()
      // Ahead only: the step itself asks again, and says when it does not come.
      loadEditor().catch(() => undefined)
    })
  }, [askAhead, isOpen])
}

/** Safari has no idle callback. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 5000 })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, 1000)
  return () => clearTimeout(timer)
}
