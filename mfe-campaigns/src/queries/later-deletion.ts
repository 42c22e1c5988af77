import { useEffect, useEffectEvent } from 'react'
import type { AroundList } from './delete-campanha'
import type { useCampanhas } from './use-campanhas'

type Deletion = typeof import('./delete-campanha')

let deletion: Deletion | null = null

/** How campaigns are deleted and come back: a list that is merely read asks for none of it (decision 125). */
export async function loadDeletion(): Promise<Deletion> {
  deletion ??= await import('./delete-campanha')
  return deletion
}

/** Offers what was deleted without an answer, once the list has been read again without it. */
export function useOfferGone(
  { data, dataUpdatedAt }: ReturnType<typeof useCampanhas>,
  around: AroundList,
): void {
  const follow = useEffectEvent(() => void deletion?.offerGone(data?.data ?? [], around))
  useEffect(() => {
    // Nothing has been read at zero.
    if (dataUpdatedAt > 0) follow()
  }, [dataUpdatedAt])
}
