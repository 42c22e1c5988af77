import { fits } from '../../shared/shell/src/fits.ts'
import { knownAddresses } from '../build/known-addresses.mjs'
import { refusalOf } from './descriptor-gate.mjs'

/**
 * What every release passes on its way on air, by whatever command, asked while nobody else can change the registry.
 * @param {object} release an area's release.json
 * @param {object} registry as it is, or as it would be
 * @param {object | null} host host.json of the host in use; null when none has said what it provides
 * @throws Error with a sentence: what it declares is not its own, or it does not fit the host
 */
export function throwUnlessFit(release, registry, host) {
  const refusal = refusalOf(release, registry, knownAddresses([]))
  if (refusal !== null) throw new Error(refusal)
  const fit = host === null ? { fits: true } : fits(release, host)
  if (!fit.fits) throw new Error(fit.sentence)
}

/**
 * What would not run in a host, of all that the registry gives to browsers: for all, or to try.
 * @param {object} registry
 * @param {object} host host.json
 * @param {(id: string, version: string) => object | null} find release.json of a version
 * @returns {string[]} a sentence for each
 */
export function misfitsIn({ remotes }, host, find) {
  return Object.entries(remotes)
    .flatMap(([id, { current, share }]) =>
      [current, share?.release].flatMap((one) => (one === undefined ? [] : [find(id, one.version)])),
    )
    .flatMap((release) => {
      const fit = release === null ? { fits: true } : fits(release, host)
      return fit.fits ? [] : [fit.sentence]
    })
}
