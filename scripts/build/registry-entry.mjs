/** How a release stands in the registry: the one place that knows its form. */

/** @param {object} release a remote's release.json */
export function toRelease({ id, version, entry, integrity, first, needs, styles, descriptor }) {
  return {
    version,
    base: `/remotes/${id}/${version}/`,
    entry,
    contract: descriptor.contract,
    integrity,
    first,
    needs,
    // Only the pages that the server draws need to be named their styles.
    ...(descriptor.pages.some((page) => page.layout === 'bare') ? { styles } : {}),
  }
}

/**
 * A remote's registry entry after a release; what was current becomes the way back.
 * @param {object} release the new release.json
 * @param {object | undefined} former the remote's entry until now
 */
export function nextEntry(release, former) {
  const current = toRelease(release)
  const isSame = former === undefined || former.current.version === current.version
  return { current, previous: isSame ? (former?.previous ?? null) : former.current }
}
