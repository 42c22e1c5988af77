import type { QueryClient } from '@seleta/api-client'
import { appStore, sessionAtom } from '@seleta/api-client'
import type { createBrowserRouter } from 'react-router-dom'
import { prefetchPage } from '../queries/page-prefetch'
import { readAreas } from '../queries/remotes/areas'
import { listPages, listPanelParams, matchPage } from '../rules/page-table'

type Router = ReturnType<typeof createBrowserRouter>

/** At every page that opens, starts its calls beside its code. */
export function watchAddress(router: Router, client: QueryClient): () => void {
  let opened = ''
  const follow = () => {
    const { location } = router.state
    const areas = readAreas()
    const entry = matchPage(listPages(areas), location.pathname)
    const { isAuth } = appStore.get(sessionAtom)
    if (entry === null || (entry.page.auth && !isAuth)) {
      opened = ''
      return
    }
    if (opened === location.pathname) return
    opened = location.pathname
    prefetchPage(
      client,
      entry.page,
      { params: entry.params, search: location.search },
      listPanelParams(areas),
    )
  }
  follow()
  return router.subscribe(follow)
}
