/**
 * Whether a release of an area runs in a host: by the contract, by the ranges and by the names of what it takes from
 * the host (docs/decisions/122-independent-areas.md). Pure, and without imports: the release command, the writer of the
 * registry and the loader in the browser ask the same function.
 */

/** What a build of an area says of itself in `release.json`. */
export interface Requirements {
  readonly id: string
  readonly version: string
  readonly descriptor: { readonly contract: string }
  /** Module of the host → range, `^1.2.3`. */
  readonly requires: Readonly<Record<string, string>>
  /** Module of the host → names taken from it. */
  readonly uses: Readonly<Record<string, readonly string[]>>
}

/** What a build of the host says of itself in `host.json`. */
export interface Provision {
  readonly contract: string
  readonly provides: Readonly<
    Record<string, { readonly version: string; readonly exports: readonly string[] | null }>
  >
}

export type Fit =
  | { readonly fits: true }
  | { readonly fits: false; readonly kind: 'contract' | 'shared'; readonly sentence: string }

/**
 * @param release the area's `release.json`
 * @param host the host's `host.json`; `exports: null` is a module whose names are not known: all count as there
 * @returns that it fits, or what is missing in one Portuguese sentence
 */
export function fits(release: Requirements, host: Provision): Fit {
  const { contract } = release.descriptor
  const name = `${release.id} ${release.version}`
  if (!isInRange(host.contract, contract)) {
    return misfit('contract', `${name} pede o contrato ${contract}; este host tem o ${host.contract}.`)
  }
  for (const [module, range] of Object.entries(release.requires)) {
    const provided = host.provides[module]
    if (provided === undefined) return misfit('shared', `${name} pede ${module}, que este host não tem.`)
    if (!isInRange(provided.version, range)) {
      return misfit('shared', `${name} pede ${module} ${range}; este host tem o ${provided.version}.`)
    }
    const missing = missingNames(release.uses[module] ?? [], provided.exports)
    if (missing.length > 0) {
      return misfit('shared', `${name} usa ${missing.join(', ')} de ${module}, que este host não tem.`)
    }
  }
  return { fits: true }
}

const misfit = (kind: 'contract' | 'shared', sentence: string): Fit => ({ fits: false, kind, sentence })

function missingNames(used: readonly string[], exports: readonly string[] | null): readonly string[] {
  return exports === null ? [] : used.filter((name) => !exports.includes(name))
}

/**
 * `^1.2.0`: the same major, not older. Below 1.0 the minor is what a major is above, as everywhere in npm.
 * @returns false also for what is no such range
 */
export function isInRange(version: string, range: string): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number)
  const has = /^(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number)
  if (wanted === undefined || has === undefined) return false
  const fixed = Math.max(
    0,
    wanted.findIndex((part) => part > 0),
  )
  if (wanted.slice(0, fixed + 1).some((part, index) => part !== has[index])) return false
  for (let index = fixed + 1; index < 3; index += 1) {
    const [a = 0, b = 0] = [has[index], wanted[index]]
    if (a !== b) return a > b
  }
  return true
}
