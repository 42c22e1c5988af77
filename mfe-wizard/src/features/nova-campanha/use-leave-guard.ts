import { useBeforeUnload } from '@seleta/shell'
import { appStore } from '@seleta/api-client'
import { useCallback } from 'react'
import { activeAtom } from '../../queries/rascunho/rascunho-atoms'

/**
 * Closing the tab over work that the server refused or did not get asks first. Going to another page of the product
 * asks nothing: the draft stays in memory and in this browser, and keeps being sent.
 */
export function useLeaveGuard(): void {
  useBeforeUnload(
    useCallback((event) => {
      const { kind } = appStore.get(activeAtom).saving
      if (kind === 'failed' || kind === 'conflict' || kind === 'ended') event.preventDefault()
    }, []),
  )
}
