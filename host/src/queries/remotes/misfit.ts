import type { RemoteId } from '@seleta/shell'
import { inTime } from '../../rules/in-time'
import type { Misfit } from './ask-fit'
import type { Release } from './registry'

/**
 * Whether a release was made for this host. The writer of the registry has asked the same question of the host that it
 * knew; only a page whose host is another one, an older tab or a newer release, has to ask again, and only there the
 * code that asks is fetched.
 */

/** Digest of all that this host provides, its contract with it, by name and version (shared/build, host surface plugin). */
declare const __HOST_SURFACE__: string

/**
 * @param silence ms that may pass without an answer: as patient as the loading that follows, for what is opened unasked
 *   may not fit
 * @returns null when it fits, or when what it needs cannot be read: then its own loading tells
 */
export async function misfitOf(
  remoteId: RemoteId,
  release: Release,
  silence: number,
): Promise<Misfit | null> {
  if (release.for === __HOST_SURFACE__) return null
  const asking = await inTime(import('./ask-fit'), silence)
  const answer = asking?.askFit(remoteId, release, `/assets/host-${__HOST_SURFACE__}.json`, silence)
  return answer?.catch(() => null) ?? null
}
