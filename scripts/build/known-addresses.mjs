import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remotes, repository } from '../repository.mjs'

/**
 * Addresses that are a page, `:name` for any segment: the host's own (host/pages.json, which its routes are made of) and
 * those that the areas declare. Whoever answers addresses asks this one list; any other is 404 (product 104).
 * @returns {string[]}
 */
export function knownAddresses() {
  const read = (file) => JSON.parse(readFileSync(join(repository, file), 'utf8'))
  const own = Object.values(read('host/pages.json'))
  return [...own, ...remotes.flatMap((id) => read(`${id}/remote.json`).pages.map(({ path }) => path))]
}
