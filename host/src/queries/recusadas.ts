import type { QueryClient } from '@seleta/api-client'
import { appStore, callQuery, isGuestPage, readCall, sessionAtom } from '@seleta/api-client'
import { readRecusadas } from '@seleta/api-client/kept-recusadas'

/**
 * What the role of who is signed in does not allow (decision 174), as the server has answered, or as it was at the last
 * visit; null where neither is known.
 */
export function knownRecusadas(client: QueryClient): readonly unknown[] | null {
  // Neither a guest nor somebody without a session is anybody of the company.
  if (isGuestPage() || !appStore.get(sessionAtom).isAuth) return []
  return readCall(client, 'getUsuario', {})?.recusadas ?? readRecusadas()
}

/** Waits for it where it is not known: after signing in. */
export async function askRecusadas(client: QueryClient): Promise<readonly unknown[]> {
  await client.prefetchQuery(callQuery('getUsuario', {}))
  return knownRecusadas(client) ?? []
}
