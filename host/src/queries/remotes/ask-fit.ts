import type { RemoteId } from '@seleta/shell'
import { HOST_CONTRACT } from '@seleta/shell/remote'
import type { Provision, Requirements } from '@seleta/shell/fits'
import { fits, isInRange } from '@seleta/shell/fits'
import { fetchJson } from './fetch-file'
import type { Release } from './registry'

export interface Misfit {
  readonly kind: 'contract' | 'shared'
  readonly sentence: string
}

/**
 * Holds a release against the host that runs.
 * @param hostPath what this host says of itself
 * @param silence ms that each of the two may take
 * @returns null when it fits
 * @throws when one of the two cannot be read
 */
export async function askFit(
  remoteId: RemoteId,
  release: Release,
  hostPath: string,
  silence: number,
): Promise<Misfit | null> {
  if (!isInRange(HOST_CONTRACT, release.contract)) {
    const sentence = `${remoteId} ${release.version} pede o contrato ${release.contract}; este host tem o ${HOST_CONTRACT}.`
    return { kind: 'contract', sentence }
  }
  const [asked, host] = await Promise.all([
    read<Requirements>(`${release.base}release.json`, silence),
    read<Provision>(hostPath, silence),
  ])
  const fit = fits(asked, host)
  return fit.fits ? null : fit
}

/** What our own builds have written. */
const read = <T>(path: string, ms: number) => fetchJson(path, ms) as Promise<T>
