import type { RemoteId } from '@seleta/shell'
import { HOST_CONTRACT } from '@seleta/shell/remote'
import type { Provision, Requirements } from '@seleta/shell/fits'
import { fits, isInRange } from '@seleta/shell/fits'
import type { Release } from './registry'

/**
 * Whether a release was made for this host. The writer of the registry has asked the same question of the host that it
 * knew; only a page whose host is another one, an older tab or a newer release, has to ask again.
 */

/** Digest of all that this host provides, by name and version (shared/build, host surface plugin). */
declare const __HOST_SURFACE__: string

/** @returns null when it fits, or when what it needs cannot be read: then its own loading tells */
export async function misfitOf(
  remoteId: RemoteId,
  release: Release,
): Promise<{ readonly kind: 'contract' | 'shared'; readonly sentence: string } | null> {
  if (!isInRange(HOST_CONTRACT, release.contract)) {
    const sentence = `${remoteId} ${release.version} pede o contrato ${release.contract}; este host tem o ${HOST_CONTRACT}.`
    return { kind: 'contract', sentence }
  }
  if (release.for === __HOST_SURFACE__) return null
  try {
    const [asked, host] = await Promise.all([
      read<Requirements>(`${release.base}release.json`),
      read<Provision>(`/assets/host-${__HOST_SURFACE__}.json`),
    ])
    const fit = fits(asked, host)
    return fit.fits ? null : fit
  } catch {
    return null
  }
}

async function read<T>(path: string): Promise<T> {
  // oxlint-disable-next-line no-restricted-globals -- files of releases, not calls of the api
  const response = await fetch(path, { signal: AbortSignal.timeout(2000) })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  // What our own builds have written.
  return response.json() as Promise<T>
}
