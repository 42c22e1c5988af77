import { readKeptJson, writeKept } from '@seleta/api-client/storage'
import type { RemoteDescriptor } from '@seleta/shell'
import type { LocalArea } from '../../rules/local-area'
import { formatLocalArea, mergeLocalAreas, parseLocalArea } from '../../rules/local-area'
import { fetchJson } from './fetch-file'
import type { RegisteredArea, Release } from './registry'
import { LOCAL_AREAS_KEY } from './registry'

/** Areas that this tab takes from other origins: what is wished for, and the releases that stand there (decision 134). */

/** Long enough for a first build of an area. */
const ANSWER_WITHIN_MS = 10_000

/**
 * What the address wishes for, put over what the tab has kept. The address loses the wish, so that who copies it or
 * sends it does not pass it on.
 * @returns the areas, and whether a part of the wish could not be read
 */
export function takeWishes(): { readonly areas: readonly LocalArea[]; readonly isOdd: boolean } {
  const address = new URL(location.href)
  const wished = address.searchParams.getAll('area').map(parseLocalArea)
  if (wished.length > 0) {
    address.searchParams.delete('area')
    history.replaceState(history.state, '', address)
  }
  const areas = mergeLocalAreas(readKeptAreas(), wished.filter(isArea))
  keepAreas(areas)
  return { areas, isOdd: wished.includes(null) }
}

/** For this tab; with none nothing is kept. */
export function keepAreas(areas: readonly LocalArea[]): void {
  writeKept('tab', LOCAL_AREAS_KEY, areas.length === 0 ? null : JSON.stringify(areas.map(formatLocalArea)))
}

function readKeptAreas(): readonly LocalArea[] {
  const kept = readKeptJson('tab', LOCAL_AREAS_KEY)
  return Array.isArray(kept) ? kept.map((text) => parseLocalArea(String(text))).filter(isArea) : []
}

const isArea = (area: LocalArea | null): area is LocalArea => area !== null

/** What a build of an area says of itself, as far as it is read here. */
interface Build extends Omit<Release, 'base' | 'contract'> {
  readonly id: string
  readonly descriptor: RemoteDescriptor
}

/** Where the dev server of an area has its build for a host (shared/build, `area-server.mjs`). */
export const folderOf = ({ origin }: LocalArea): string => `${origin}/area/`

/**
 * The area's entry of the registry with the build that stands at the origin in front.
 * @param area what the server has of it; undefined for an area that it does not know
 * @throws Error when the origin does not answer, or answers with something else
 */
export async function readLocalRelease(
  wish: LocalArea,
  area: RegisteredArea | undefined,
): Promise<RegisteredArea> {
  const base = folderOf(wish)
  // Its form is the build's; what is not as it says does not run, as everywhere.
  const build = (await fetchJson(`${base}release.json`, ANSWER_WITHIN_MS, 'no-store')) as Build
  if (build.id !== wish.remoteId) throw new Error(`${base} is ${build.id}`)
  const { descriptor, version, entry, container, integrity, first, needs } = build
  const release = { version, base, entry, container, contract: descriptor.contract, integrity, first }
  return {
    descriptor,
    current: needs === undefined ? release : { ...release, needs },
    previous: area?.current ?? null,
  }
}
