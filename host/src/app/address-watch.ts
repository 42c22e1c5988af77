import type { QueryClient } from '@seleta/api-client'
import { appStore, sessionAtom } from '@seleta/api-client'
import type { RemoteDescriptor } from '@seleta/shell'
import type { createBrowserRouter } from 'react-router-dom'
import { entryOfHandle } from '../queries/page-handle'
import { prefetchPage } from '../queries/page-prefetch'
import { listPanelParams } from '../rules/page-table'

type Router = ReturnType<typeof createBrowserRouter>

/** At every page that opens, starts its calls beside its code. */
export function watchAddress(
  router: Router,
  client: QueryClient,
  descriptors: readonly RemoteDescriptor[],
): () => void {
  const panelParams = listPanelParams(descriptors)
  let opened = ''
  const follow = () => {
    const { location, matches } = router.state
    const match = matches.at(-1)
    const entry = entryOfHandle(match?.route.handle)
    const { isAuth } = appStore.get(sessionAtom)
    if (entry === null || match === undefined || (entry.page.auth && !isAuth)) {
      opened = ''
      return
    }
    if (opened === location.pathname) return
    opened = location.pathname
    prefetchPage(client, entry.page, { params: match.params, search: location.search }, panelParams)
  }
  follow()
  return router.subscribe(follow)
}
