/**
 * The rooms of the api: a folder of `domain/` or `areas/` is one, `ground/` as a whole is one (docs/architecture.md).
 * Pure functions over the edges of `importGraph`; `node scripts/structure/api-rooms.mjs` prints the sheet.
 */
import { pathToFileURL } from 'node:url'

/**
 * @param {string} path relative to the repository
 * @returns {string | null} `ground`, `domain/talento`, `areas/pessoas` …; null outside the three floors
 */
export function roomOf(path) {
  const match = /^api\/src\/(?:(ground)\/|((?:domain|areas)\/[\w-]+)\/)/.exec(path)
  return match === null ? null : (match[1] ?? match[2])
}

/**
 * From the ground up: the rooms, what every call passes through between them, and above the areas what fills them, starts
 * them and asks them from a terminal. The last three floors are put together, and nothing below asks for them.
 */
const FLOORS = [
  ['database'],
  ['ground'],
  ['domain'],
  ['plugins'],
  ['areas'],
  ['command-line', 'demo', 'server.ts'],
  ['commands', 'start-product.ts'],
  ['main.ts'],
]

/** The folder of `api/src`, or the file, that a path begins with. */
export const wingOf = (path) => path.replace('api/src/', '').split('/')[0]

/** How high a file or a room stands; -1 where the plan knows no such place. */
export const floorOf = (path) => FLOORS.findIndex((floor) => floor.includes(wingOf(path)))

/** Whether a file stands above the areas, where the product is put together. */
export const isAbove = (path) => floorOf(path) > floorOf('areas')

/**
 * Who leans on whom between rooms; type-only imports count.
 * @returns {Map<string, { from: string, to: string, edges: object[] }>} pairs by `from → to`
 */
export function linkedPairs(edges) {
  const pairs = new Map()
  for (const edge of edges) {
    const from = roomOf(edge.from)
    const to = edge.isExternal ? null : roomOf(edge.to)
    if (from === null || to === null || from === to) continue
    const key = `${from} → ${to}`
    const pair = pairs.get(key) ?? { from, to, edges: [] }
    pair.edges.push(edge)
    pairs.set(key, pair)
  }
  return pairs
}

/** Rooms that can be reached from themselves, as `a → b → a`. */
export function findKnots(pairs) {
  const next = new Map()
  for (const { from, to } of pairs.values()) next.set(from, [...(next.get(from) ?? []), to])
  const reach = (start) => {
    const seen = new Set()
    const walk = (room) => {
      for (const to of next.get(room) ?? []) {
        if (seen.has(to)) continue
        seen.add(to)
        walk(to)
      }
    }
    walk(start)
    return seen
  }
  return [...next.keys()].filter((room) => reach(room).has(room))
}

export const isUpward = ({ from, to }) => floorOf(to) > floorOf(from)
export const isSideways = ({ from, to }) => floorOf(to) === floorOf(from)

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { listFiles, repository } = await import('../repository.mjs')
  const { importGraph } = await import('./import-graph.mjs')
  const files = listFiles(['api', 'shared']).filter((file) => !/\.spec\.tsx?$/.test(file))
  const pairs = linkedPairs(importGraph(repository, files))
  for (const pair of [...pairs.values()].toSorted((a, b) => a.from.localeCompare(b.from))) {
    const mark = isUpward(pair) ? ' ↑ upward' : isSideways(pair) ? ' ↔ sideways' : ''
    console.log(`${pair.from} → ${pair.to} (${pair.edges.length})${mark}`)
    if (mark !== '' || process.argv.includes('--all'))
      for (const { from, to } of pair.edges) console.log(`    ${from.slice(8)} → ${to.slice(8)}`)
  }
  const rooms = new Set([...pairs.values()].flatMap(({ from, to }) => [from, to]))
  console.log(
    `${rooms.size} rooms, ${pairs.size} linked pairs, knots: ${findKnots(pairs).join(', ') || 'none'}`,
  )
}
