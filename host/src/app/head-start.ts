import { startCall } from '@seleta/api-client/head-start'
import { readAreas } from '../queries/remotes/areas'
import { callsOf } from '../rules/page-calls'
import { listPages, listPanelParams, matchPage } from '../rules/page-table'
import { drawFirstFrame } from './first-frame'

/**
 * A signed-in visit of a dashboard page begins here, before React, the client and the area have come: the page's calls
 * leave, then bars, title and the page's place are drawn (docs/decisions/126-first-paint.md).
 */
export function begin(root: HTMLElement): void {
  const areas = readAreas()
  const pages = listPages(areas)
  const found = matchPage(pages, location.pathname)
  if (found === null) return
  const { params } = found
  for (const { operation, input } of callsOf(
    found.page,
    { params, search: location.search },
    listPanelParams(areas),
  ))
    // The input of an operation is parts of a call; that a hint fits its operation is checked where remote.json is.
    startCall(operation, input as Parameters<typeof startCall>[1])
  drawFirstFrame(root, pages, { entry: found, params })
}
