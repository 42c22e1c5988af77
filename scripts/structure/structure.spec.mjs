import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { listFilesIn } from '../build/list-files-in.mjs'
import { findDescriptorFaults } from '../releases/descriptor-faults.mjs'
import { findDeadCitations } from './citations.mjs'
import { importGraph } from './import-graph.mjs'
import { findCycles, findForbiddenImports, importRules } from './import-rules.mjs'
import {
  findBuiltExposeFaults,
  findExposeFaults,
  findHintFaults,
  findDigestFaults,
  findLoaderFaults,
  findListFaults,
  findProvisionFaults,
  findRouteFaults,
  findShakenCallFaults,
  specRoutes,
} from './remotes-rules.mjs'
import { findVersionFaults } from './versions.mjs'

/** Each check is shown a fault and must see it, and must stay silent without one. */

const packages = {
  'shared/contract/package.json': '{"name":"@seleta/contract","exports":{"./*":"./src/*.ts"}}',
  'shared/contract/src/routes.ts': 'export const routes = {}',
  'shared/contract/src/campanhas.ts': 'export const Campanha = 1; export type Campanha = number',
  'shared/api-client/package.json': '{"name":"@seleta/api-client","exports":{".":"./src/index.ts"}}',
  'shared/api-client/src/index.ts': 'export const request = 1',
  'mfe-kanban/src/features/board.tsx': 'export const Board = () => <p />',
}

function edgesOf(planted) {
  const root = mkdtempSync(join(tmpdir(), 'seleta-structure-'))
  for (const [path, text] of Object.entries({ ...packages, ...planted })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return importGraph(root, listFilesIn(root))
}

const faultsOf = (planted) => findForbiddenImports(edgesOf(planted))

/** Rule → a file that breaks it. */
const plants = {
  'regras → nothing: no package, nothing of ours': { 'shared/regras/src/x.ts': "import { z } from 'zod'; z" },
  'contract → zod, regras': { 'shared/contract/src/x.ts': "import 'react'" },
  'api-client → contract': {
    'shared/api-client/src/x.ts': "import '../../ui/src/x'",
    'shared/ui/src/x.ts': '',
  },
  'shell → regras and nothing else of ours': {
    'shared/shell/src/x.ts': "export * from '@seleta/contract/routes'",
  },
  'ui → regras, no api and no router': {
    'shared/ui/src/x.ts': "import { Link } from 'react-router-dom'; Link",
  },
  'public-pages → contract, regras: pure views, drawn by the server and by the browser': {
    'shared/public-pages/src/x.tsx': "import { request } from '@seleta/api-client'; request",
  },
  'campanha → api-client, contract, regras, shell, ui: what areas share that asks the server': {
    'shared/campanha/src/x.ts': "import '../../testing/src/y'",
    'shared/testing/src/y.ts': 'export {}',
  },
  'mensagens → api-client, contract, regras, shell, ui: what areas share that asks the server': {
    'shared/mensagens/src/x.ts': "import '../../testing/src/y'",
    'shared/testing/src/y.ts': '',
  },
  'testing → shared': { 'shared/testing/src/x.ts': "import '../../../host/src/y'", 'host/src/y.ts': '' },
  'host and mfe-* → shared; the host also reads each remote.json': {
    'mfe-wizard/src/features/x.ts':
      "export const load = () => import('../../../mfe-kanban/src/features/board')",
  },
  'api → contract, public-pages, regras': {
    'api/src/x.ts': "import type { Y } from '@seleta/api-client'; export type Z = Y",
  },
  'nobody → host, an mfe or api': { 'e2e/src/x.ts': "import '../../api/src/y'", 'api/src/y.ts': '' },
  'MUI reaches the areas through the facades of shared/ui': {
    'mfe-kanban/src/features/x.tsx': "import Button from '@mui/material/Button'; Button",
  },
  'only the api client calls HTTP': { 'host/src/x.ts': "import axios from 'axios'; axios" },
  'remotes use the router facade of shared/shell': {
    'mfe-kanban/src/features/x.tsx': "import { Link } from 'react-router-dom'; Link",
  },
  'no schema of the contract in the browser': {
    'mfe-kanban/src/features/x.ts': "import { Campanha } from '@seleta/contract/campanhas'; Campanha",
  },
  'inside the api: route → service → repository, no SQL in a route and no HTTP below one': {
    'api/src/domain/campanha/campanhas-repository.ts': "import fastify from 'fastify'; fastify",
  },
}

for (const { name } of importRules) {
  test(`the rule “${name}” catches a planted import`, () => {
    const planted = plants[name]
    assert.ok(planted, 'every rule has a planted fault')
    const faults = faultsOf(planted)
    assert.ok(
      faults.some((fault) => fault.startsWith(name)),
      faults.join('\n'),
    )
  })
}

test('a tree that keeps the rules is not accused', () => {
  assert.deepEqual(
    faultsOf({
      'mfe-kanban/src/pages/x.tsx':
        "import { Board } from '../features/board'; import { request } from '@seleta/api-client'; import type { Campanha } from '@seleta/contract/campanhas'; import { routes } from '@seleta/contract/routes'; export const P = [Board, request, routes] as Campanha[]",
    }),
    [],
  )
})

test('an import that leads nowhere is caught', () => {
  const faults = faultsOf({ 'host/src/x.ts': "import './gone'; import '@seleta/contract/gone'" })
  assert.equal(faults.filter((fault) => fault.startsWith('imports lead somewhere')).length, 2)
})

test('a cycle is caught, a type-only one too', () => {
  const cycle = { 'host/src/a.ts': "import './b'", 'host/src/b.ts': "export { A } from './a'" }
  assert.equal(findCycles(edgesOf(cycle)).length, 1)
  const types = {
    'host/src/a.ts': "import './b'",
    'host/src/b.ts': "import type { A } from './a'; export type B = A",
  }
  assert.equal(findCycles(edgesOf(types)).length, 1)
})

test('a version outside the catalog and a second copy of a shared library are caught', () => {
  const manifest = {
    path: 'x/package.json',
    text: '{"dependencies":{"react":"^19.0.0","@seleta/ui":"catalog:"}}',
  }
  const lock =
    "  react@19.3.1:\n  react@18.3.1:\n  react-dom@19.3.1(react@19.3.1):\n  '@mui/material@9.5.0(x)':\n"
  assert.equal(findVersionFaults([manifest], lock).length, 3)
  assert.deepEqual(
    findVersionFaults([{ path: 'y', text: '{"dependencies":{"react":"catalog:"}}' }], '  react@19.3.1:\n'),
    [],
  )
})

const page = { id: 'a', path: '/dashboard/a', layout: 'dashboard', auth: true, title: 'A' }

test('a remote.json with an unknown field or an unknown call is caught', () => {
  const good = {
    id: 'mfe-kanban',
    contract: '^1.0.0',
    pages: [{ ...page, prefetch: [{ operation: 'getKanban' }] }],
  }
  assert.deepEqual(findDescriptorFaults(good, ['getKanban']), [])
  assert.equal(findDescriptorFaults(good, []).length, 1)
  assert.equal(findDescriptorFaults({ ...good, colour: 'red' }, ['getKanban']).length, 1)
  assert.equal(
    findDescriptorFaults({ ...good, pages: [{ ...page, path: '/a' }] }, []).length > 0,
    true,
    'a page of the dashboard stands below it',
  )
  const kin = (sameAs) => ({
    ...good,
    pages: [page, { ...page, id: 'b', path: '/dashboard/b', sameAs }],
  })
  assert.deepEqual(findDescriptorFaults(kin(page.id), []), [])
  assert.equal(findDescriptorFaults(kin('elsewhere'), []).length, 1)
})

test('a spec route without an owner and one with two are caught', () => {
  const all = { id: 'one', pages: specRoutes.map((path) => ({ path: path.replace(':x', ':campanhaId') })) }
  assert.deepEqual(findRouteFaults([all]), [])
  assert.equal(findRouteFaults([{ ...all, pages: all.pages.slice(1) }]).length, 1)
  assert.equal(findRouteFaults([all, { id: 'two', pages: [{ path: '/dashboard/selecao/:id' }] }]).length, 1)
})

test('a page that remote.ts does not load is caught', () => {
  const source = "export default defineRemote({ pages: { a: () => import('./pages/a-page') } })"
  assert.deepEqual(findExposeFaults('r', { pages: [page] }, source), [])
  assert.equal(findExposeFaults('r', { pages: [page, { ...page, id: 'b' }] }, source).length, 1)
})

test('an entry that exposes a second module is caught', () => {
  assert.deepEqual(findBuiltExposeFaults('r', 'var m={"./remote":()=>x}'), [])
  assert.equal(findBuiltExposeFaults('r', 'var m={"./remote":()=>x,"./other":()=>y}').length, 1)
})

test('a built file of a former build in the place of its successor is caught', () => {
  const integrity = { 'a.js': 'sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=' }
  assert.deepEqual(
    findDigestFaults('r', integrity, () => 'hello'),
    [],
  )
  assert.equal(findDigestFaults('r', integrity, () => 'former').length, 1)
})

test('an entry whose loader does not ask for digests is caught', () => {
  assert.deepEqual(findLoaderFaults('r', 'self.__seletaLoad(url)'), [])
  assert.equal(findLoaderFaults('r', 'script.src=url').length, 1)
})

test('an entry that calls what was shaken out is caught', () => {
  assert.deepEqual(findShakenCallFaults('r', 'debug(){f()&&log()}'), [])
  assert.equal(findShakenCallFaults('r', 'debug(){(void 0)()&&log()}').length, 1)
})

test('a script without the hint in its first line is caught', () => {
  const hint = '//# allFunctionsCalledOnLoad\n'
  assert.deepEqual(findHintFaults([{ name: 'a.js', text: `${hint}f()` }]), [])
  assert.equal(findHintFaults([{ name: 'a.js', text: `/*! licence */\n${hint}f()` }]).length, 1)
  assert.equal(findHintFaults([{ name: 'dist/assets/form-libs.0a1b.js', text: `${hint}f()` }]).length, 1)
  assert.deepEqual(findHintFaults([{ name: 'dist/assets/form-libs.0a1b.js', text: 'f()' }]), [])
})

test('a promise that the host does not keep is caught', () => {
  assert.deepEqual(findProvisionFaults(['react'], ['react']), [])
  assert.equal(findProvisionFaults(['react', 'jotai'], ['react', 'axios']).length, 2)
})

test('a list of areas that lacks one, or names another, is caught', () => {
  const list = { file: 'lista.yml', naming: /AREA: ([\w-]+)/g }
  const text = 'AREA: mfe-a\nAREA: mfe-b'
  assert.deepEqual(findListFaults(['mfe-a', 'mfe-b'], list, text), [])
  assert.deepEqual(findListFaults(['mfe-a', 'mfe-c'], list, text), [
    'lista.yml does not name mfe-c',
    'lista.yml names mfe-b, which is no area',
  ])
})

test('a citation of what no paper holds is caught, in each of its forms', () => {
  const root = mkdtempSync(join(tmpdir(), 'seleta-cited-'))
  mkdirSync(join(root, 'docs/decisions'), { recursive: true })
  const write = (name, text) => writeFileSync(join(root, name), text)
  write('docs/product.md', '4. <a id="product-4"></a>One\n5. <a id="product-5"></a>Two\n')
  write('docs/spec.md', '<a id="spec-2"></a>\n\n## 2. Screens\n')
  write('docs/security.md', '<a id="security-s12"></a> <a id="security-finding-3"></a>')
  write('docs/issues.md', '<a id="issue-5"></a> <a id="issue-5-3"></a>')
  write('docs/architecture.md', '## The api\n\n- **Loading ladder.** Again.')
  write('docs/decisions/024-outbox.md', '')
  const faultsIn = (text) => {
    write('a.ts', text)
    return findDeadCitations(root, [join(root, 'a.ts')])
  }
  const held = [
    '// product 4, 5 and product.md 4; product 4–5, spec section 2, decision 024',
    '// security S12, security finding 3, issue 5, line 3',
    '/** As it was asked (product\n * 4), said in issue 5\n * line 3. */',
    "// architecture.md, 'Loading ladder'; architecture.md 'The api'; docs/decisions/024-outbox.md",
    '// a product of 90 parts; production 12',
  ]
  assert.deepEqual(faultsIn(held.join('\n')), [])
  const dead = [
    '// product 6',
    '// product 4, 5 and 6',
    '// product.md 6',
    '// product\n// 6',
    '// Spec section 3',
    "test('holds (security S13)', f)",
    '// security finding 4',
    '// issue 5 line 4',
    '// decision 025',
    '// row W8',
    "// architecture.md, 'Ladder of loading'",
    '// docs/decisions/025-inbox.md',
  ]
  for (const one of dead) assert.equal(faultsIn(one).length, 1, one)
  assert.match(faultsIn('\n\n// product 6')[0], /^a\.ts:3: /)
  write('docs/design.md', '<a id="product-4"></a>')
  assert.match(faultsIn('')[0], /product-4 stands twice/)
})
