import { startCall } from '@seleta/api-client/head-start'
import { readRecusadas } from '@seleta/api-client/kept-recusadas'
import type { Operation } from '@seleta/contract/routes'
import type { PagePicture } from '@seleta/shell'
import { readAreas } from '../queries/remotes/areas'
import { askRegistryAhead, hasLocalAreas } from '../queries/remotes/registry'
import { callsOf } from '../rules/page-calls'
import type { PageEntry } from '../rules/page-table'
import { isOpenTo, listPages, listPanelParams, matchPage } from '../rules/page-table'
import { drawFirstFrame } from './first-frame'
import { drawPicture } from './page-picture'
import { preloadFiles } from './preload-files'

/** Of pages whose area this browser has not heard of yet, by path: as they stood when the host was built. */
declare const __PICTURES__: Readonly<Record<string, PagePicture>>

/**
 * A signed-in visit of a dashboard page begins here, in the page itself, before any file has come: the page's calls
 * leave, bars, title and the page's place are drawn, and what the page's area needs is asked for
 * (docs/decisions/126-first-paint.md). What was asked for here is handed on by the page's globals.
 */
export function begin(root: HTMLElement): Promise<void> {
  const areas = readAreas()
  const pages = listPages(areas)
  const found = matchPage(pages, location.pathname)
  if (found === null) return Promise.resolve()
  const { params, page } = found
  const recusadas = readRecusadas()
  const can = (operation: Operation) => recusadas?.includes(operation) !== true
  const pictured = page.picture ?? __PICTURES__[page.path]
  const picture = drawPicture(pictured, window.innerWidth)
  let names = Promise.resolve()
  for (const { operation, input } of callsOf(
    page,
    { params, search: location.search },
    listPanelParams(areas),
  )) {
    if (!can(operation)) continue
    // The input of an operation is parts of a call; that a hint fits its operation is checked where remote.json is.
    const answer = startCall(operation, input as Parameters<typeof startCall>[1])
    const filled = answer.then((came) => picture.fill(operation, came?.body))
    if (operation === pictured?.of) names = filled
  }
  void preloadArea(found)
  drawFirstFrame(
    root,
    pages.filter((one) => isOpenTo(one.page, can)),
    { entry: found, params, picture: picture.element },
  )
  return names
}

/** Hints only: opening the page asks for all of it again, and tells what is wrong. */
async function preloadArea({ remoteId, page }: PageEntry): Promise<void> {
  const registry = await askRegistryAhead()
  await window.__seletaShown
  const area = remoteId === null ? undefined : registry?.remotes[remoteId]
  // Which release a browser tries is decided by the ladder, and areas from elsewhere have files of their own.
  if (area === undefined || area.share !== undefined || hasLocalAreas()) return
  preloadFiles(area.current, page.sameAs ?? page.id)
}
