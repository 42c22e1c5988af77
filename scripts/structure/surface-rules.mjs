import { createHash } from 'node:crypto'

/**
 * The committed report of what the host shares by name (decision 122): under one version of the contract the names never
 * change. Libraries of others are held by their version ranges instead.
 */

const isOurs = (module) => module.startsWith('@seleta/')

/** @param {object} host host.json @returns {Record<string, string[]>} our own shared modules with their names */
export const namesOf = (host) =>
  Object.fromEntries(
    Object.entries(host.provides)
      .filter(([module]) => isOurs(module))
      .map(([module, { exports }]) => [module, exports ?? []]),
  )

const digestOf = (names) => createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 12)

function difference(former, names) {
  const flat = (all) =>
    Object.entries(all).flatMap(([module, list]) => list.map((name) => `${module} ${name}`))
  const [before, after] = [flat(former), flat(names)]
  return {
    gone: before.filter((name) => !after.includes(name)),
    added: after.filter((name) => !before.includes(name)),
  }
}

/**
 * @param {object} host host.json of the built host
 * @param {{ contracts: Record<string, string>, names: Record<string, string[]> }} report
 * @returns {string[]}
 */
export function findSurfaceFaults(host, report) {
  const names = namesOf(host)
  const known = report.contracts[host.contract]
  if (known === undefined)
    return [`contract ${host.contract} is not in shared/shell/surface.json: npm run check -- surface`]
  if (known === digestOf(names)) return []
  const { gone, added } = difference(report.names, names)
  return [
    `the shared surface changed under contract ${host.contract}: raise HOST_CONTRACT, then npm run check -- surface`,
    ...gone.map((name) => `gone: ${name} (a new major)`),
    ...added.map((name) => `new: ${name} (a new minor)`),
  ]
}

/**
 * The report after a new version of the contract.
 * @throws Error when the version does not say what has changed
 */
export function nextReport(host, report) {
  const names = namesOf(host)
  const { gone, added } = difference(report.names, names)
  const latest = Object.keys(report.contracts).at(-1)
  const [major, minor] = host.contract.split('.').map(Number)
  const [formerMajor, formerMinor] = (latest ?? '0.0.0').split('.').map(Number)
  const isMajor = major > formerMajor
  const isMinor = isMajor || (major === formerMajor && minor > formerMinor)
  if (gone.length > 0 && !isMajor)
    throw new Error(`Names are gone (${gone.join(', ')}): a new major after ${latest}`)
  if (added.length > 0 && !isMinor)
    throw new Error(`Names are new (${added.join(', ')}): a new minor after ${latest}`)
  return { contracts: { ...report.contracts, [host.contract]: digestOf(names) }, names }
}
