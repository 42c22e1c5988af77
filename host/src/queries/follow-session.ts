import type { QueryClient } from '@seleta/api-client'
import { appStore, callQuery, isGuestPage, sessionAtom } from '@seleta/api-client'
import { rememberUsuario } from './remember-usuario'

/** The two lookups of product 6, at every restored or new session, in parallel with the page's code. */
export function followSession(client: QueryClient): void {
  const lookUp = () => {
    // A guest is nobody of the company.
    if (!appStore.get(sessionAtom).isAuth || isGuestPage()) return
    void client.prefetchQuery(callQuery('getUsuario', {})).then(() => rememberUsuario(client))
    void client.prefetchQuery(callQuery('listFuncoes', { query: {} }))
  }
  appStore.sub(sessionAtom, lookUp)
  lookUp()
}
