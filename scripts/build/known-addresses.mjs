import ownPages from '../../host/pages.json' with { type: 'json' }
import { readDescriptors } from '../../shared/build/src/areas.mjs'

/**
 * Addresses that are a page, `:name` for any segment: the host's own (host/pages.json, which its routes are made of) and
 * those that the areas declare. Whoever answers addresses asks this one list; any other is 404 (product 104).
 * @param {{ pages: { path: string }[] }[]} [descriptors] of the areas in use; those of this repository without it
 * @returns {string[]}
 */
export function knownAddresses(descriptors = readDescriptors()) {
  return [...Object.values(ownPages), ...descriptors.flatMap(({ pages }) => pages.map(({ path }) => path))]
}
