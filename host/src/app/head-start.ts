import { startCall } from '@seleta/api-client/head-start'
import type { PageOfRemote } from '../queries/remotes/descriptors'
import { descriptors } from '../queries/remotes/descriptors'
import { callsOf } from '../rules/page-calls'
import { listPages, listPanelParams, paramsOf } from '../rules/page-table'
import { drawFirstFrame } from './first-frame'

/**
 * A signed-in visit of a dashboard page begins here, before React, the client and the area have come: the page's calls
 * leave, then bars, title and the page's place are drawn (docs/decisions/126-first-paint.md).
 */
export function begin(root: HTMLElement, open: PageOfRemote): void {
  const params = paramsOf(open.page.path, location.pathname)
  const address = { params, search: location.search }
  for (const { operation, input } of callsOf(open.page, address, listPanelParams(descriptors)))
    // The input of an operation is parts of a call; that a hint fits its operation is checked where remote.json is.
    startCall(operation, input as Parameters<typeof startCall>[1])
  drawFirstFrame(root, listPages(descriptors), { entry: open, params })
}
