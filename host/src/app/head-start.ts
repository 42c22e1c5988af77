import { startCall } from '@seleta/api-client/head-start'
import { readAreas } from '../queries/remotes/areas'
import { askRegistryAhead, hasLocalAreas } from '../queries/remotes/registry'
import { callsOf } from '../rules/page-calls'
import type { PageEntry } from '../rules/page-table'
import { listPages, listPanelParams, matchPage } from '../rules/page-table'
import { drawFirstFrame } from './first-frame'
import { preloadFiles } from './preload-files'

/**
 * A signed-in visit of a dashboard page begins here, in the page itself, before any file has come: the page's calls
 * leave, bars, title and the page's place are drawn, and what the page's area needs is asked for
 * (docs/decisions/126-first-paint.md). What was asked for here is handed on by the page's globals.
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
  void preloadArea(found)
  drawFirstFrame(root, pages, { entry: found, params })
}

/** Hints only: opening the page asks for all of it again, and tells what is wrong. */
async function preloadArea({ remoteId, page }: PageEntry): Promise<void> {
  const registry = await askRegistryAhead()
  const area = remoteId === null ? undefined : registry?.remotes[remoteId]
  // Which release a browser tries is decided by the ladder, and areas from elsewhere have files of their own.
  if (area === undefined || area.share !== undefined || hasLocalAreas()) return
  preloadFiles(area.current, page.sameAs ?? page.id)
}
