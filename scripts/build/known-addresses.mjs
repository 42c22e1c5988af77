import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDescriptors } from '../../shared/build/src/areas.mjs'
import { repository } from '../repository.mjs'

/**
 * Addresses that are a page, `:name` for any segment: the host's own (host/pages.json, which its routes are made of) and
 * those that the areas declare. Whoever answers addresses asks this one list; any other is 404 (product 104).
 * @param {{ pages: { path: string }[] }[]} [descriptors] of the areas in use; those of this repository without it
 * @returns {string[]}
 */
export function knownAddresses(descriptors = readDescriptors()) {
  const own = Object.values(JSON.parse(readFileSync(join(repository, 'host/pages.json'), 'utf8')))
  return [...own, ...descriptors.flatMap(({ pages }) => pages.map(({ path }) => path))]
}
