import type { Release } from '../queries/remotes/registry'

/** A dead area must not hold all of the connections that a browser has to a server, which are six. */
const AT_ONCE = 4

/** What is asked for says first what it is: a link that merely preloads is warned of. */
const AS_PRELOAD = { as: 'script', rel: 'preload' }

/** Asks for the files that every page of the dashboard needs, as the page names them (shared/build, dashboard page). */
export function preloadFrame(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-first]'))
    Object.assign(link, AS_PRELOAD)
}

/**
 * Asks for the files of a page and for what it needs of the host, as the ladder will ask for them: the browser gives it
 * the same file.
 */
export function preloadFiles(release: Release, pageId: string): void {
  for (const module of release.needs?.[pageId] ?? [])
    // Named by the page with its digest (shared/build, dashboard page).
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-needs~="${module}"]`))
      Object.assign(link, AS_PRELOAD)
  const files = [release.entry, ...(release.first[pageId] ?? [])]
  for (const file of files.slice(0, AT_ONCE)) {
    const integrity = release.integrity[file]
    if (integrity === undefined) continue
    const link = document.createElement('link')
    Object.assign(link, {
      ...AS_PRELOAD,
      href: release.base + file,
      integrity,
      crossOrigin: 'anonymous',
    })
    document.head.append(link)
  }
}
