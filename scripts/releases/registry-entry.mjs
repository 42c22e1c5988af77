import { fits } from '../../shared/shell/src/fits.ts'

/**
 * How releases stand in the registry, and how it changes: the one place that knows its form
 * (docs/decisions/122-independent-areas.md). Pure; whoever writes it is `registry-file.mjs`.
 */

/** So many changes of an area are remembered; its store keeps versions by their age. */
const REMEMBERED = 50

/**
 * @param {object} release an area's release.json
 * @param {object | null} host host.json of the host in use; null when it is not known
 */
export function toRelease(release, host) {
  const { id, version, entry, container, integrity, first, needs, styles, descriptor } = release
  const isMadeFor = host !== null && fits(release, host).fits
  return {
    version,
    base: `/remotes/${id}/${version}/`,
    entry,
    container,
    contract: descriptor.contract,
    // The host that it was held against: a page of this very host need not ask again.
    ...(isMadeFor ? { for: host.surface } : {}),
    integrity,
    first,
    needs,
    // Only the pages that the server draws need to be named their styles.
    ...(descriptor.pages.some((page) => page.layout === 'bare') ? { styles } : {}),
  }
}

/**
 * What the registry knows of an area: its entry; of one that was taken off whole, what was withdrawn of it.
 * @returns {object | undefined}
 */
export const knownOf = ({ remotes, takenOff }, id) => remotes[id] ?? takenOff?.[id]

/** The registry with an area's entry, which also says what was withdrawn of it before it was taken off. */
export function withEntry({ remotes, takenOff, ...registry }, id, entry) {
  const { [id]: _, ...others } = takenOff ?? {}
  return {
    ...registry,
    remotes: { ...remotes, [id]: entry },
    ...(Object.keys(others).length > 0 ? { takenOff: others } : {}),
  }
}

/** The registry without an area. What was withdrawn of it is remembered: it does not come back by itself. */
export function withoutArea({ remotes, ...registry }, id) {
  const { [id]: gone, ...others } = remotes
  const { withdrawn = [] } = gone
  const takenOff = { ...registry.takenOff, ...(withdrawn.length > 0 ? { [id]: { withdrawn } } : {}) }
  return { ...registry, remotes: others, ...(Object.keys(takenOff).length > 0 ? { takenOff } : {}) }
}

/**
 * An area's entry after a release: what was current becomes the way back, and a share of browsers ends.
 * @param {object | undefined} former what was known of the area until now
 * @param {object} release the new release.json
 * @param {{ host: object | null, now: Date }} at
 */
export function released(former = {}, release, { host, now }) {
  const current = toRelease(release, host)
  const known = withoutTrial(former, release.version, now)
  const { current: inUse, history = [], withdrawn = [], previous = null } = known
  if (inUse?.version === current.version) return { ...known, descriptor: release.descriptor, current }
  const wayBack = inUse === undefined || withdrawn.includes(inUse.version) ? previous : inUse
  return {
    ...known,
    descriptor: release.descriptor,
    current,
    previous: wayBack?.version === current.version ? null : wayBack,
    history: [{ version: current.version, since: now.toISOString() }, ...history].slice(0, REMEMBERED),
    withdrawn: withdrawn.filter((version) => version !== current.version),
  }
}

/**
 * An area's entry when what was tried is tried no longer. Unless it is the version that comes now, it was given up: no
 * build brings it back, and who tried it has it open.
 */
function withoutTrial({ share, ...former }, next, now) {
  const tried = share?.release.version
  if (tried === undefined || tried === next) return former
  const { withdrawn = [], trials = [] } = former
  return {
    ...former,
    withdrawn: [...new Set([tried, ...withdrawn])],
    trials: [{ version: tried, until: now.toISOString() }, ...trials].slice(0, REMEMBERED),
  }
}

/**
 * An area's entry while a release is tried: by a share of the browsers, by companies, or both. What it declares (pages,
 * menu) comes with the release for all.
 * @param {object} former the entry until now
 * @param {object} release the release.json that is tried
 * @param {{ host: object | null, now: Date, percent: number, empresas: number[] }} at `percent`: 0 to 100
 */
export function shared(former, release, { host, now, percent, empresas }) {
  const known = withoutTrial(former, release.version, now)
  return {
    ...known,
    share: { release: toRelease(release, host), percent, empresas, since: now.toISOString() },
    withdrawn: (known.withdrawn ?? []).filter((version) => version !== release.version),
  }
}

/** An area's entry after what was tried was withdrawn: for all others nothing changes. */
export const unshared = (former, now) => withoutTrial(former, null, now)

/**
 * Why a build leaves an area as it is: what somebody decided about a version, a build does not undo.
 * @param {object | undefined} known what is known of the area
 * @returns {string | null} a sentence; null when nothing was decided
 */
export function decidedOf(known, { id, version }) {
  const inUse = known?.current?.version ?? 'nenhuma'
  if (known?.withdrawn?.includes(version) === true) return `${id} ${version} foi retirada; fica a ${inUse}.`
  const tried = known?.share?.release.version
  if (tried === undefined) return null
  const waits = [tried, inUse].includes(version) ? '' : `; a ${version} espera por um comando`
  return `${id} ${tried} segue em experiência; para os outros fica a ${inUse}${waits}.`
}

/**
 * An area's entry after its current release was withdrawn: no later build brings that version back.
 * @param {object} former the entry until now
 * @param {object} back release.json of the version to go back to
 * @param {{ host: object | null, now: Date, find: (version: string) => object | null }} at `find`: release.json of a
 * version that is still in the store
 */
export function rolledBack(former, back, { host, now, find }) {
  const known = withoutTrial(former, back.version, now)
  const { current, history = [], withdrawn = [] } = known
  const gone = [...new Set([current.version, ...withdrawn])].filter((one) => one !== back.version)
  const older = wayBackOf({ history, withdrawn: gone }, back.version, find)
  return {
    ...known,
    descriptor: back.descriptor,
    current: toRelease(back, host),
    previous: older === null ? null : toRelease(older, host),
    history: [{ version: back.version, since: now.toISOString() }, ...history].slice(0, REMEMBERED),
    withdrawn: gone,
  }
}

/**
 * The newest version that was in use before, is not withdrawn and is still in the store; a registry of before the
 * history was kept names it as the previous one alone.
 * @returns {object | null} its release.json
 */
export function wayBackOf({ history = [], withdrawn = [], previous }, current, find) {
  const used = [...history, ...(previous ? [previous] : [])]
  for (const { version } of used) {
    if (version === current || withdrawn.includes(version)) continue
    const release = find(version)
    if (release !== null) return release
  }
  return null
}

const KEPT_DAYS = 30
const KEPT_NEWEST = 5
const DAY_MS = 86_400_000

/**
 * Versions of the store that nobody can need any more: not named by the registry, not among the five newest, and out
 * of use for 30 days.
 * @param {object} entry the area's entry
 * @param {{ version: string, madeAt: Date }[]} stored what lies in the store
 * @returns {string[]}
 */
export function unneeded(entry, stored, now) {
  const { current, previous, share, history = [], trials = [] } = entry
  const needed = new Set([current.version, previous?.version, share?.release.version])
  const ranked = stored.toSorted((a, b) => lastUse(b) - lastUse(a))
  for (const { version } of ranked.slice(0, KEPT_NEWEST)) needed.add(version)
  return ranked
    .filter((one) => !needed.has(one.version) && now - lastUse(one) > KEPT_DAYS * DAY_MS)
    .map(({ version }) => version)

  /** When it was last the one in use or tried, else when it was put there. */
  function lastUse({ version, madeAt }) {
    const at = history.findIndex((one) => one.version === version)
    const tried = trials.find((one) => one.version === version)
    const ends = [
      ...(at === 0 ? [now.getTime()] : []),
      ...(at > 0 ? [Date.parse(history[at - 1].since)] : []),
      ...(tried === undefined ? [] : [Date.parse(tried.until)]),
    ]
    return ends.length === 0 ? madeAt.getTime() : Math.max(...ends)
  }
}
