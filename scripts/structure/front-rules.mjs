import { findCycles } from './import-rules.mjs'

/**
 * The floor plan of the five remotes and the host (docs/decisions/092-front-floor-plan.md), as checks over paths and
 * import edges: entry → pages → features/<noun> → queries → rules; and who may call the server.
 */

/** From the top down; `app` is the host's own entry hall, beside its `main.ts` and the script in its page, `first.ts`. */
const FLOORS = ['app', 'pages', 'features', 'queries', 'rules']
const TESTING = 'testing'
/** Floor of `remote.ts` and `main.ts`; a room that the plan does not know has none. */
const ENTRY = -1

const inFront = /^(host|mfe-[a-z]+)\/src\/(.+)$/
const isSpec = /\.spec\.tsx?$/
/** What stands beside the floors. */
const rootFiles = {
  host: /^(main\.ts|first\.ts|globals\.d\.ts|boot\.css|index\.html|favicon\.\w+)$/,
  remote: /^(remote\.ts|standalone\.tsx)$/,
}

/** Where a file stands, or null when it is none of a front's. */
function placeOf(path) {
  const [, app, rest] = inFront.exec(path) ?? []
  if (app === undefined) return null
  const [room, noun] = rest.split('/')
  const isEntry = !rest.includes('/')
  const floor = isEntry ? ENTRY : FLOORS.indexOf(room)
  return {
    app,
    room,
    noun,
    floor,
    isEntry,
    isTest: room === TESTING || isSpec.test(path) || rest === 'standalone.tsx',
  }
}

/**
 * Rooms that the plan does not know, and files in a room that are not what its name says.
 * @param {string[]} paths relative to the repository
 */
export function findFrontRoomFaults(paths) {
  return paths.flatMap((path) => {
    const place = placeOf(path)
    if (place === null) return []
    const [, app, rest] = inFront.exec(path)
    const known = [...(app === 'host' ? FLOORS : FLOORS.slice(1)), TESTING]
    if (place.isEntry) {
      const allowed = app === 'host' ? rootFiles.host : rootFiles.remote
      return allowed.test(rest) ? [] : [`${path}: stands in no room`]
    }
    if (!known.includes(place.room)) return [`${path}: the plan has no room “${place.room}”`]
    if (place.room === 'pages' && !/^pages\/[a-z-]+(-page|-panel|\.spec)\.tsx$|\.spec\.tsx$/.test(rest))
      return [`${path}: a file of pages/ is a page, a panel or a test of them`]
    if (place.room === 'features' && rest.split('/').length !== 3)
      return [`${path}: a feature is a folder of features/, one level deep`]
    if (place.room === 'rules' && rest.endsWith('.tsx')) return [`${path}: rules draw nothing`]
    return []
  })
}

/** Packages that rules may not know: they draw, keep state or call. */
const impure = /^(react|react-dom|react-router|react-router-dom|jotai|notistack|axios|@tanstack\/.*)$/
/** What of the shared packages is pure. */
const pureShared =
  /^shared\/(contract|regras|shell|public-pages)\/|^shared\/ui\/src\/(theme\/paint|masks\/|charts\/)|^shared\/campanha\/src\/filtros\/(filtros|facetas)[\w-]*\.ts$/

const frontRules = [
  {
    name: 'fronts: entry → pages → features → queries → rules, never upward',
    isBroken: (from, to) => to.floor < from.floor && !to.isTest,
  },
  {
    name: 'fronts: a page is nobody’s but the entry’s',
    isBroken: (from, to) => from.floor === FLOORS.indexOf('pages') && to.room === 'pages',
  },
  {
    name: 'fronts: what serves tests is imported by tests',
    isBroken: (_from, to) => to.isTest,
  },
]

/**
 * Imports that go against the plan, by type too.
 * @param {{ from: string, to: string, isType: boolean, isExternal: boolean, specifier: string }[]} edges
 */
export function findFrontImportFaults(edges) {
  return edges.flatMap((edge) => {
    const from = placeOf(edge.from)
    if (from === null || from.isTest) return []
    const line = `${edge.from} → ${edge.specifier}`
    if (from.room === 'rules') {
      const isImpure = edge.isExternal ? impure.test(edge.to) : !isOwn(from, edge.to) && !isPure(edge)
      if (isImpure) return [`fronts: rules neither draw nor call: ${line}`]
    }
    const to = edge.isExternal ? null : placeOf(edge.to)
    if (to === null || to.app !== from.app) return []
    return frontRules.filter(({ isBroken }) => isBroken(from, to)).map(({ name }) => `${name}: ${line}`)
  })
}

const isOwn = ({ app }, to) => to.startsWith(`${app}/`)
/** The shape of what a client or a drawing part speaks may be known; its code may not. */
const isPure = ({ to, isType }) => isType || pureShared.test(to)

/** What of the client asks the server, changes something there, or reaches into its answers. */
const calls =
  /^(use(Call|Change|Query|QueryClient|Mutation)|request|change|touch|callQuery|readCall|writeCall|followCall)$/
const importOfClient =
  /\bimport\s+(type\s+)?(\{[^}]*\}|\*\s+as\s+\w+)\s+from\s+'(@seleta\/api-client(?:\/publico)?)'/g
const namesOf = (list) =>
  list
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim().split(/\s+/)[0])

/** Whether a file is of a front, or of what areas share that asks the server, and not of its `queries/`. */
function mayNotCall(path) {
  const place = placeOf(path)
  return place === null
    ? /^shared\/(?:mensagens|campanha)\/src\/(?!queries\/)/.test(path) && !isSpec.test(path)
    : !place.isTest && place.room !== 'queries'
}

/**
 * Calls to the server that stand elsewhere than in `queries/`: a component has a hook there, named for what it does.
 * @param {{ path: string, text: string }[]} files
 */
export function findFrontCallFaults(files) {
  return files.flatMap(({ path, text }) => {
    if (!mayNotCall(path)) return []
    return [...text.matchAll(importOfClient)]
      .filter(([, type]) => type === undefined)
      .flatMap(([, , names, module]) =>
        names.startsWith('{') && !module.endsWith('/publico')
          ? namesOf(names).filter((one) => calls.test(one))
          : [module],
      )
      .map((name) => `fronts: the server is called by queries/ alone: ${path} → ${name}`)
  })
}

/** Circles inside a front, between files and between features, by type too. */
export function findFrontCycles(edges) {
  const inside = edges.filter(({ from, to, isExternal }) => {
    const [a, b] = [placeOf(from), isExternal ? null : placeOf(to)]
    return a !== null && b !== null && a.app === b.app && !a.isTest
  })
  const rooms = inside
    .map((edge) => ({ ...edge, from: featureOf(edge.from), to: featureOf(edge.to) }))
    .filter(({ from, to }) => from !== null && to !== null && from !== to)
  return [...findCycles(inside), ...findCycles(rooms)]
}

function featureOf(path) {
  const place = placeOf(path)
  return place?.room === 'features' ? `${place.app}/src/features/${place.noun}` : null
}
