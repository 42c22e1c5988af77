import { floorOf, isAbove, isSideways, linkedPairs, roomOf, wingOf } from './api-rooms.mjs'

/**
 * How the api is built (docs/architecture.md): things below, uses above. Each rule takes the tree and answers its
 * faults as sentences; each has a planted fault in api-rules.spec.mjs.
 *
 * A tree is `{ edges, files }`: the edges of `importGraph`, and the product's own files of the api as
 * `{ path, text }`. Tests and the demo company's data are no part of the house.
 */

/** From outside a room of `domain/` only these files of it are seen: at most three each. */
export const ENTRANCES = {
  'domain/campanha': ['campanha', 'campanhas-repository', 'vaga-publica'],
  'domain/etapa': ['etapa-row', 'initial-etapas', 'etapas-repository'],
  'domain/talento': ['pessoa', 'enter-pessoas', 'join-talentos'],
  'domain/retencao': ['retencao', 'retencao-repository', 'leave-empresa'],
  'domain/inscricao': ['chave', 'inscricoes-repository', 'triagem'],
  'domain/mensagem': ['enqueue-mensagens', 'mensagem', 'outbox-repository'],
  'domain/avaliacao': ['avaliacao', 'avaliacoes-repository'],
  'domain/aderencia': ['aderencia', 'exigencias', 'score-inscricoes'],
}
const MOST_ENTRANCES = 3

/**
 * Who looks at the machine's clock. What time it is, is an input (`ground/clock`) or the database's own: what these do is
 * the edge where the product is put together, or measures how long something takes in one process.
 */
const OWN_CLOCK = {
  'ground/clock.ts': 'the clock that is handed in',
  'start-product.ts': 'puts the product together',
  'commands/backup.ts': 'puts a command together',
  'database/embedded/start-embedded.ts': 'patience with a server that starts',
  'database/embedded/other-instance.ts': 'patience with another process',
  'database/trace-statements.ts': 'how long a statement took',
  'ground/limits/counter-repository.ts': 'how long a window that the database told still lasts',
  'areas/publico/pages/front-end.ts': 'how long ago the built files were looked at',
  'plugins/leave-quietly.ts': 'how long a connection has been silent',
}

/** Tables of the trade's own nouns: their rooms are above the ground. */
const OF_THE_TRADE =
  /(?:(?:From|Into|Table|Join)\('|\b(?:from|join|into|update)\s+)(?:campanha|pergunta|etapa|talento|experiencia|formacao_?[aA]cademica|resultado_?[tT]este|fusao|declaracao|semelhanca|importacao|motivo|inscricao|resposta|nota|mensagem)(?:_?[eE]quipe|_?[lL]inha|_?[mM]odelo)?\b/

/** What of the ground asks them all the same (docs/decisions/095-the-house.md). */
const GROUND_OF_THE_TRADE = {
  'ground/sessao-repository.ts': 'every call asks which campaigns its session reaches, before any room',
  'ground/alcance-repository.ts': 'every call asks in which campaigns a thing stands, before any room',
  'ground/equipe-repository.ts': 'the teams that decide it',
  'ground/cegas-repository.ts': 'every answer asks whom blind triage hides, behind all rooms',
  'ground/telemetry/counts-repository.ts': 'how many messages wait, for whoever runs the product',
}

/** Rooms of one floor that lean on each other, with their reasons in docs/decisions/096-one-way-in.md. */
const SIDEWAYS = new Set(['domain/talento → domain/inscricao'])

/** More rooms or more links between them, and the plan is no plan (docs/decisions/164-conditions-in-their-rooms.md, 187). */
export const MOST_ROOMS = 16
export const MOST_PAIRS = 40

/** Whoever takes the tag from kysely writes with it, however it is typed; and the names of its builders and of the driver. */
const SPEAKS_SQL =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|query)\(|import\s*\{[^}]*\bsql\b[^}]*\}\s*from 'kysely'|\bsql(?:<[^`]*>)?`|\bsql\.raw\(/

const hasOwnClock = (path) => Object.hasOwn(OWN_CLOCK, path.replace('api/src/', ''))
/** Rules have no clock either: what is today is told by whoever asks them. */
const isRule = (path) => path.startsWith('shared/regras/src/') && !/\.spec\.ts$|\/now\.ts$/.test(path)
const isProduct = (path) => path.startsWith('api/src/') && !/\.spec\.tsx?$/.test(path)
const ofApi = (edges) => edges.filter((edge) => isProduct(edge.from))
const named = ({ from, to }) => `${from.replace('api/src/', '')} → ${to.replace('api/src/', '')}`

export const apiRules = [
  {
    name: 'api: things below, uses above',
    find: ({ edges }) =>
      ofApi(edges)
        .filter((edge) => !edge.isExternal && floorOf(edge.to) > floorOf(edge.from))
        .map(named),
  },
  {
    name: 'api: every file stands on a floor',
    find: ({ files }) =>
      files.filter(({ path }) => isProduct(path) && floorOf(path) < 0).map(({ path }) => path),
  },
  {
    name: 'api: what puts the product together looks down only',
    find: ({ edges }) =>
      ofApi(edges)
        .filter(
          ({ from, to, isExternal }) =>
            !isExternal && isAbove(from) && floorOf(to) === floorOf(from) && wingOf(to) !== wingOf(from),
        )
        .map(named),
  },
  {
    name: 'api: rooms of one floor stand apart',
    find: ({ edges }) =>
      [...linkedPairs(ofApi(edges)).values()]
        .filter((pair) => isSideways(pair) && !SIDEWAYS.has(`${pair.from} → ${pair.to}`))
        .flatMap((pair) => pair.edges.map(named)),
  },
  {
    name: 'api: the plan stays readable',
    find({ edges }) {
      const pairs = linkedPairs(ofApi(edges))
      const rooms = new Set([...pairs.values()].flatMap(({ from, to }) => [from, to]))
      return [
        ...(pairs.size > MOST_PAIRS ? [`${pairs.size} linked pairs of rooms, at most ${MOST_PAIRS}`] : []),
        ...(rooms.size > MOST_ROOMS ? [`${rooms.size} rooms, at most ${MOST_ROOMS}`] : []),
      ]
    },
  },
  {
    name: 'api: a domain room is entered through its named files',
    find: ({ edges }) => [
      ...Object.entries(ENTRANCES)
        .filter(([, files]) => files.length > MOST_ENTRANCES)
        .map(([room, files]) => `${room} has ${files.length} entrances, at most ${MOST_ENTRANCES}`),
      ...ofApi(edges)
        .filter((edge) => {
          const room = edge.isExternal ? null : roomOf(edge.to)
          if (room === null || room === roomOf(edge.from) || !room.startsWith('domain/')) return false
          const file = edge.to.slice(`api/src/${room}/`.length).replace(/\.tsx?$/, '')
          // A room that the table does not know has no door at all.
          return ENTRANCES[room]?.includes(file) !== true
        })
        .map(named),
    ],
  },
  {
    name: 'api: a name is asked for where it stands',
    find: ({ files }) =>
      files
        .filter(({ path }) => isProduct(path))
        .flatMap(({ path, text }) => handedOn(text).map((name) => `${path}: ${name}`)),
  },
  {
    name: 'api: only repositories and database/ speak SQL',
    find: ({ files }) =>
      files
        .filter(({ path }) => isProduct(path) && !/^api\/src\/(database|demo)\/|-repository\.ts$/.test(path))
        .filter(({ text }) => SPEAKS_SQL.test(text))
        .map(({ path }) => path),
  },
  {
    name: 'api: the ground asks no table of the trade',
    find: ({ files }) =>
      files
        .filter(({ path }) => isProduct(path) && path.startsWith('api/src/ground/'))
        .filter(({ path }) => !Object.hasOwn(GROUND_OF_THE_TRADE, path.replace('api/src/', '')))
        .filter(({ text }) => OF_THE_TRADE.test(text))
        .map(({ path }) => path),
  },
  {
    name: 'api: what time it is, is handed in',
    find: ({ files }) =>
      files
        .filter(({ path }) => (isProduct(path) && !hasOwnClock(path)) || isRule(path))
        .filter(({ text }) =>
          /\bnew Date\b(?!\s*\(\s*[^\s)])|\bDate\.now\b|'@seleta\/regras\/now'/.test(text),
        )
        .map(({ path }) => path),
  },
  {
    name: 'api: only routes speak HTTP',
    find: ({ edges }) =>
      ofApi(edges)
        .filter(
          ({ from }) =>
            roomOf(from) !== null && !/-(routes|http)\.tsx?$|^api\/src\/ground\/module\.ts$/.test(from),
        )
        .filter((edge) =>
          edge.isExternal ? /^@?fastify(\/|$)/.test(edge.to) : edge.to.startsWith('api/src/plugins/'),
        )
        .map(named),
  },
  {
    name: 'api: what stands at the door asks services, never repositories',
    find({ edges }) {
      const door = new Set(
        ofApi(edges)
          .filter(isDoor)
          .map(({ from }) => from),
      )
      return ofApi(edges)
        .filter((edge) => !edge.isExternal && door.has(edge.from) && roleOf(edge.to) === 1)
        .map(named)
    },
  },
  {
    name: 'api: routes above services above repositories',
    find: ({ edges }) =>
      ofApi(edges)
        .filter((edge) => !edge.isExternal && roleOf(edge.to) > roleOf(edge.from) && roleOf(edge.from) > 0)
        .map(named),
  },
]

/** 1 repository, 2 service, 3 routes; 0 for what has no such role. */
const roleOf = (path) =>
  1 + ['repository', 'service', 'routes'].indexOf(/-(repository|service|routes)\.tsx?$/.exec(path)?.[1] ?? '')

/** What a file of an area asks for that reads requests, or registers calls, pages, streams and jobs. */
const OF_THE_DOOR = /^(?:@?fastify(?:\/.*)?|node:https?|api\/src\/plugins\/.*|api\/src\/ground\/module\.ts)$/
const DOOR_NAME = /-(?:routes|http|module)\.tsx?$/

/**
 * Whether the file that asks stands at a door: all that every call passes through (`plugins/`), and at an area's by what
 * it asks for, whatever its name is.
 */
const isDoor = ({ from, to }) =>
  from.startsWith('api/src/plugins/') ||
  (from.startsWith('api/src/areas/') && (DOOR_NAME.test(from) || OF_THE_DOOR.test(to)))

/**
 * Names of other files that a file hands on as its own: by `export … from`, by a list of exports, or by a second name
 * for an import. A door of a room is the file that stands behind it.
 */
function handedOn(text) {
  const lists = [...text.matchAll(/^export\s+(?:type\s+)?(?:\{[^}]*\}|\*)(?:\s+as\s+\w+)?(?:\s+from\b.*)?/gm)]
  const imported = new Set(
    [...text.matchAll(/^import\s+(?:type\s+)?([^'"]*?)\s+from\s/gm)].flatMap(([, names]) =>
      [...names.matchAll(/(?:\bas\s+)?(\w+)\s*(?=[,}]|$)/g)].map((match) => match[1]),
    ),
  )
  const seconds = [
    ...text.matchAll(/^export\s+(?:const\s+\w+(?:\s*:[^=\n]*)?|type\s+\w+)\s*=\s*(\w+);?\s*$/gm),
  ].filter(([, name]) => imported.has(name))
  return [...lists, ...seconds].map(([found]) => found.replaceAll(/\s+/g, ' ').trim())
}

/** Broken rules as sentences: `rule: from → to`. */
export function findApiFaults(tree) {
  return apiRules.flatMap(({ name, find }) => find(tree).map((fault) => `${name}: ${fault}`))
}
