import { addressKeyOf } from './address-key.mjs'
import { findDescriptorFaults } from './descriptor-faults.mjs'
import { quietOperations } from './quiet-operations.mjs'

/**
 * What an area may declare. Every host in use reads it, so that a fault in it would be a fault of all areas; an area of
 * another repository is checked by nothing else (docs/decisions/148-a-sixth-area.md).
 */

/**
 * @param {{ id: string, descriptor: object }} release an area's release.json
 * @param {{ remotes: Record<string, { descriptor: object }> }} registry
 * @param {string[]} own addresses of the host's own pages
 * @returns {string | null} why it may not be released, in a sentence; null when it may
 */
export function refusalOf({ id, descriptor }, { remotes }, own) {
  const faults = findDescriptorFaults(descriptor, quietOperations())
  if (faults.length > 0) return `O remote.json de ${id} não serve: ${faults.join('; ')}.`
  if (descriptor.id !== id) return `O remote.json de ${id} é o de ${descriptor.id}.`
  const { [id]: _, ...others } = remotes
  const pages = ownersOf(others, ({ pages = [] }) => pages.map(({ path }) => addressKeyOf(path)))
  for (const path of own) pages.set(addressKeyOf(path), 'host')
  for (const { path } of descriptor.pages) {
    const owner = pages.get(addressKeyOf(path))
    if (owner !== undefined) return `${id} declara ${path}, que é ${owner === 'host' ? 'do' : 'de'} ${owner}.`
  }
  const params = ownersOf(others, ({ panels = [] }) => panels.map(({ param }) => param))
  for (const { param } of descriptor.panels ?? []) {
    const owner = params.get(param)
    if (owner !== undefined) return `${id} declara o painel de ?${param}=, que é de ${owner}.`
  }
  return null
}

/** What areas declare → whose it is. */
const ownersOf = (remotes, declaredBy) =>
  new Map(
    Object.entries(remotes).flatMap(([id, { descriptor }]) =>
      descriptor === undefined ? [] : declaredBy(descriptor).map((one) => [one, id]),
    ),
  )
