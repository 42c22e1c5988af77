import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiRules, findApiFaults, MOST_PAIRS, MOST_ROOMS } from './api-rules.mjs'
import { findKnots, linkedPairs } from './api-rooms.mjs'

const edge = (from, to, more = {}) => ({
  from: `api/src/${from}`,
  to: more.isExternal ? to : `api/src/${to}`,
  isExternal: false,
  ...more,
})
const tree = (edges, files = []) => ({ edges, files })

/** Rule → trees that break it. */
const plants = {
  'api: things below, uses above': [
    tree([edge('domain/talento/pessoa.ts', 'areas/pessoas/list/talentos-service.ts')]),
    tree([edge('ground/event-log/eventos-repository.ts', 'domain/campanha/campanha.ts', { isType: true })]),
    tree([edge('database/pool.ts', 'domain/campanha/campanha.ts')]),
    // Nothing looks at what puts the product together, and what every call passes through knows no area.
    tree([edge('areas/pessoas/a-service.ts', 'demo/build-demo.ts')]),
    tree([edge('areas/empresa/a-routes.ts', 'server.ts', { isType: true })]),
    tree([edge('ground/jobs/a.ts', 'commands/jobs.ts')]),
    tree([edge('plugins/a.ts', 'areas/empresa/a-service.ts')]),
    tree([edge('domain/talento/pessoa.ts', 'plugins/multipart.ts')]),
    tree([edge('demo/load-demo.ts', 'commands/backup.ts')]),
    tree([edge('server.ts', 'start-product.ts')]),
  ],
  'api: every file stands on a floor': [
    tree([], [{ path: 'api/src/helpers/a.ts', text: '' }]),
    tree([], [{ path: 'api/src/other-start.ts', text: '' }]),
  ],
  'api: what puts the product together looks down only': [
    tree([edge('server.ts', 'demo/load-demo.ts')]),
    tree([edge('commands/backup.ts', 'start-product.ts', { isType: true })]),
  ],
  'api: rooms of one floor stand apart': [
    tree([edge('areas/pessoas/a-service.ts', 'areas/selecao/b-service.ts')]),
    tree([edge('domain/aderencia/a.ts', 'domain/inscricao/triagem.ts', { isType: true })]),
  ],
  'api: the plan stays readable': [
    // One link too many between few rooms; and with the ground one room too many.
    tree(
      Array.from({ length: MOST_PAIRS + 1 }, (_, n) =>
        edge(`areas/a${Math.floor(n / 7)}/x.ts`, `domain/d${n % 7}/y.ts`),
      ),
    ),
    tree(Array.from({ length: MOST_ROOMS }, (_, n) => edge(`areas/a${n}/x.ts`, 'ground/pages.ts'))),
  ],
  'api: a domain room is entered through its named files': [
    tree([edge('areas/campanhas/x-service.ts', 'domain/campanha/campanha-parts-repository.ts')]),
    tree([edge('areas/campanhas/x-service.ts', 'domain/new-room/anything.ts')]),
  ],
  'api: a name is asked for where it stands': [
    tree([], [{ path: 'api/src/domain/x/enter.ts', text: "export { createX } from './x-repository'\n" }]),
    tree([], [{ path: 'api/src/domain/x/enter.ts', text: "export type {\n  A,\n  B,\n} from './parts'\n" }]),
    tree([], [{ path: 'api/src/areas/x/x-service.ts', text: "export * from './x'\n" }]),
    tree([], [{ path: 'api/src/ground/x.ts', text: "import { a } from './a'\n\nexport { a }\n" }]),
    tree([], [{ path: 'api/src/ground/x.ts', text: "import { a } from './a'\n\nexport const b = a\n" }]),
    tree([], [{ path: 'api/src/ground/x.ts', text: "import type { A } from './a'\n\nexport type B = A\n" }]),
  ],
  'api: only repositories and database/ speak SQL': [
    tree([], [{ path: 'api/src/areas/x/x-service.ts', text: "db.selectFrom('talento')" }]),
    tree([], [{ path: 'api/src/domain/x/x.ts', text: 'sql<number>`select 1`' }]),
    tree([], [{ path: 'api/src/plugins/x.ts', text: "pool.query('select 1')" }]),
    tree([], [{ path: 'api/src/areas/x/x-service.ts', text: 'sql<Array<{ id: number }>>`select 1`' }]),
    tree([], [{ path: 'api/src/areas/x/x.ts', text: "import { type Kysely, sql } from 'kysely'" }]),
    tree([], [{ path: 'api/src/commands/x.ts', text: 'await sql.raw(text).execute(db)' }]),
    tree([], [{ path: 'api/src/domain/x/x.ts', text: "db.mergeInto('talento as t')" }]),
    tree([], [{ path: 'api/src/server.ts', text: "db.selectFrom('talento')" }]),
  ],
  'api: the ground asks no table of the trade': [
    tree([], [{ path: 'api/src/ground/x-repository.ts', text: "db.selectFrom('talento as t')" }]),
    tree([], [{ path: 'api/src/ground/x-repository.ts', text: 'sql`select 1 from\n  campanha_equipe`' }]),
  ],
  'api: what time it is, is handed in': [
    tree([], [{ path: 'api/src/areas/x/x-service.ts', text: 'const agora = new Date()' }]),
    tree([], [{ path: 'api/src/domain/x/x.ts', text: 'const ms = Date.now() - desde' }]),
    tree([], [{ path: 'api/src/ground/x.ts', text: 'const agora = new Date' }]),
    tree([], [{ path: 'api/src/areas/x/x.ts', text: "import { now } from '@seleta/regras/now'" }]),
    tree([], [{ path: 'shared/regras/src/dia.ts', text: 'const hoje = (now = Date.now()) => now' }]),
  ],
  'api: only routes speak HTTP': [
    tree([edge('areas/x/x-service.ts', 'plugins/multipart.ts', { isType: true })]),
    tree([edge('domain/x/x.ts', 'fastify', { isExternal: true })]),
  ],
  'api: what stands at the door asks services, never repositories': [
    tree([edge('areas/x/x-routes.ts', 'areas/x/x-repository.ts')]),
    tree([edge('areas/x/x-stream-http.ts', 'areas/x/x-repository.ts', { isType: true })]),
    tree([edge('areas/x/x-module.ts', 'ground/jobs/jobs-repository.ts')]),
    tree([edge('plugins/x.ts', 'ground/x-repository.ts', { isType: true })]),
    tree([
      edge('areas/x/x-cleanup.ts', 'ground/module.ts'),
      edge('areas/x/x-cleanup.ts', 'areas/x/x-repository.ts'),
    ]),
    tree([
      edge('areas/x/read-form.ts', 'node:http', { isExternal: true }),
      edge('areas/x/read-form.ts', 'areas/x/x-repository.ts'),
    ]),
  ],
  'api: routes above services above repositories': [
    tree([edge('areas/x/x-repository.ts', 'areas/x/x-service.ts')]),
    tree([edge('areas/x/x-service.ts', 'areas/x/x-routes.ts')]),
  ],
}

for (const { name } of apiRules) {
  test(`the rule “${name}” catches its planted faults`, () => {
    assert.ok(plants[name]?.length > 0, 'every rule has a planted fault')
    for (const planted of plants[name])
      assert.ok(
        findApiFaults(planted).some((fault) => fault.startsWith(name)),
        JSON.stringify(planted),
      )
  })
}

test('an api that keeps the rules is not accused', () => {
  const edges = [
    edge('areas/campanhas/campanhas-routes.ts', 'plugins/register-calls.ts'),
    edge('areas/campanhas/campanhas-routes.ts', 'areas/campanhas/campanhas-service.ts'),
    edge('areas/campanhas/campanhas-service.ts', 'domain/campanha/campanhas-repository.ts'),
    edge('domain/campanha/campanhas-repository.ts', 'ground/pages.ts'),
    edge('ground/pages.ts', 'database/schema.ts'),
    edge('plugins/register-calls.ts', 'ground/module.ts'),
    edge('server.ts', 'areas/areas.ts'),
    edge('demo/load-demo.ts', 'domain/campanha/campanhas-repository.ts'),
    edge('demo/load-demo.ts', 'demo/build-demo.ts'),
    edge('commands/empresas.ts', 'command-line/run-command.ts'),
    edge('main.ts', 'start-product.ts'),
  ]
  const files = [
    { path: 'api/src/domain/campanha/campanhas-repository.ts', text: "db.selectFrom('campanha')" },
    { path: 'api/src/ground/clock.ts', text: 'export const systemClock = () => new Date()' },
    { path: 'api/src/areas/x/x-service.ts', text: 'new Date(clock().getTime() - 1000)' },
    {
      path: 'api/src/areas/x/x.ts',
      text: "import { a } from './a'\n\nexport const b = a(1)\nexport const c = [a]\n",
    },
  ]
  assert.deepEqual(findApiFaults(tree(edges, files)), [])
})

test('rooms that reach themselves are a knot', () => {
  const edges = [edge('areas/a/x.ts', 'areas/b/x.ts'), edge('areas/b/x.ts', 'areas/a/y.ts', { isType: true })]
  assert.deepEqual(findKnots(linkedPairs(edges)), ['areas/a', 'areas/b'])
})
