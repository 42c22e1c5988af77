/** Who tries a release before all others do (docs/decisions/133-canary.md). Pure: the same browser always gets the same answer. */

/** Who tries it, as the registry says. */
export interface Share {
  /** 0 to 100. */
  readonly percent: number
  /** Numbers of companies. */
  readonly empresas: readonly number[]
}

/** What is known of this browser. */
export interface Visitor {
  /** The number that it drew once; null when it keeps nothing. */
  readonly draw: number | null
  /** The company of whoever is signed in; null when nobody is, or it is not known yet. */
  readonly empresaId: number | null
}

/** @param version of the release that is tried: another one draws other browsers */
export function isInShare(
  { percent, empresas }: Share,
  version: string,
  { draw, empresaId }: Visitor,
): boolean {
  if (empresaId !== null && empresas.includes(empresaId)) return true
  return draw !== null && placeOf(`${draw}/${version}`) < percent
}

/** Where a text stands between 0 and 100: FNV-1a, its bits mixed so that texts that differ little lie far apart. */
function placeOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100
}
