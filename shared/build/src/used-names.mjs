/**
 * Which names a build takes from each module of the host, as its tree was shaken.
 * @returns {Record<string, string[]>} module → names, sorted; empty where it is only run or taken whole
 */
export function usedNames(compilation) {
  const uses = new Map()
  for (const module of compilation.modules) {
    if (module.type !== 'consume-shared-module') continue
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue
    const names = uses.get(module.options.shareKey) ?? new Set()
    uses.set(module.options.shareKey, names)
    for (const name of namesTaken(compilation, module)) names.add(name)
  }
  return Object.fromEntries(
    [...uses]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([module, names]) => [module, [...names].toSorted()]),
  )
}

function namesTaken(compilation, module) {
  const { moduleGraph } = compilation
  return [...moduleGraph.getIncomingConnections(module)]
    .filter((connection) => connection.dependency !== null && connection.isActive(undefined))
    .flatMap(({ dependency }) => dependency.getReferencedExports(moduleGraph, undefined))
    .map((reference) => (Array.isArray(reference) ? reference : reference.name)[0])
    .filter((name) => name !== undefined && name !== '__esModule')
}
