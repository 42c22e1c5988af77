import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What the lazy import of each page and panel needs, so that the host can ask for all of it at once.
 * @returns {{ first: Record<string, string[]>, styles: Record<string, string[]>, needs: Record<string, string[]> }}
 * by page or panel: `first`, scripts of the area; `styles`, its sheets; `needs`, modules that the host provides
 */
export function firstParts(compilation, folder) {
  const requestById = readViews(folder)
  const groupByRequest = new Map()
  const exposed = []
  for (const group of compilation.chunkGroups) {
    for (const { request, module } of group.origins) {
      if (request !== undefined && module?.identifier().includes('remote.ts'))
        groupByRequest.set(request, group)
      if (request !== undefined && request.endsWith('src/remote.ts')) exposed.push(group)
    }
  }
  const collect = (read) =>
    Object.fromEntries(
      [...requestById].map(([id, request]) => {
        const groups = [...exposed, groupByRequest.get(request)].filter((group) => group !== undefined)
        return [id, [...new Set(groups.flatMap(read))].toSorted()]
      }),
    )
  return {
    first: collect((group) => group.getFiles().filter((file) => file.endsWith('.js'))),
    styles: collect((group) => group.getFiles().filter((file) => file.endsWith('.css'))),
    needs: collect((group) =>
      group.chunks.flatMap((chunk) =>
        [...compilation.chunkGraph.getChunkModules(chunk)]
          .filter((module) => module.type === 'consume-shared-module')
          .map((module) => module.options.shareKey),
      ),
    ),
  }
}

/** Page and panel ids of `remote.ts` with what each imports. */
function readViews(folder) {
  const source = readFileSync(join(folder, 'src/remote.ts'), 'utf8')
  const views = source.matchAll(/['"]?([\w-]+)['"]?:\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*\)/g)
  return new Map([...views].map(([, id, request]) => [id, request]))
}
