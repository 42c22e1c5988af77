import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { listFilesIn } from '../build/list-files-in.mjs'
import {
  findFrontCallFaults,
  findFrontCycles,
  findFrontImportFaults,
  findFrontRoomFaults,
} from './front-rules.mjs'
import { importGraph } from './import-graph.mjs'

/** The floor plan's checks are each shown a fault and must see it, and must stay silent without one. */

/** A small remote that keeps to the plan, one file a floor. */
const sound = {
  'shared/api-client/package.json': '{"name":"@seleta/api-client","exports":{".":"./src/index.ts"}}',
  'shared/api-client/src/index.ts': 'export const request = 1; export type Answer = number',
  'mfe-kanban/src/remote.ts': "export const load = () => import('./pages/selecao-page')",
  'mfe-kanban/src/pages/selecao-page.tsx':
    "import { Board } from '../features/board/board'; export const P = Board",
  'mfe-kanban/src/pages/selecao-page.spec.tsx':
    "import { P } from './selecao-page'; import { build } from '../testing/build'; P(build)",
  'mfe-kanban/src/features/board/board.tsx':
    "import { wordsFor } from '@seleta/api-client'; import { Menu } from '../etapas/menu'; import { ask } from '../../queries/ask'; export const Board = [Menu, ask, wordsFor]",
  'mfe-kanban/src/features/etapas/menu.tsx':
    "import { word } from '../../rules/word'; export const Menu = () => word",
  'mfe-kanban/src/queries/ask.ts':
    "import { request } from '@seleta/api-client'; import { word } from '../rules/word'; export const ask = [request, word]",
  'mfe-kanban/src/rules/word.ts':
    "import type { Answer } from '@seleta/api-client'; export const word = 1 as Answer",
  'mfe-kanban/src/testing/build.ts': "import { word } from '../rules/word'; export const build = word",
  'host/src/main.ts': "export const load = () => import('./app/app')",
  'host/src/app/app.tsx': "import { Login } from '../pages/login-page'; export const App = Login",
  'host/src/pages/login-page.tsx': 'export const Login = 1',
}

function faultsOf(planted) {
  const root = mkdtempSync(join(tmpdir(), 'seleta-fronts-'))
  const tree = { ...sound, ...planted }
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const edges = importGraph(root, listFilesIn(root))
  return [
    ...findFrontRoomFaults(Object.keys(tree)),
    ...findFrontImportFaults(edges),
    ...findFrontCycles(edges),
    ...findFrontCallFaults(Object.entries(tree).map(([path, text]) => ({ path, text }))),
  ]
}

test('fronts that keep to the plan are not accused', () => assert.deepEqual(faultsOf({}), []))

/** @type {[fault: string, says: string, planted: Record<string, string>][]} */
const plants = [
  [
    'a component of what areas share that calls',
    'called by queries/ alone',
    { 'shared/campanha/src/head.tsx': "import { useCall } from '@seleta/api-client'; useCall" },
  ],
  ['a room that the plan does not know', 'no room “frame”', { 'mfe-kanban/src/frame/x.tsx': '' }],
  ['an app folder in a remote', 'no room “app”', { 'mfe-kanban/src/app/x.tsx': '' }],
  ['a file beside the entry', 'stands in no room', { 'host/src/trusted-types.ts': '' }],
  ['a page that is none', 'is a page', { 'mfe-kanban/src/pages/lista-view.tsx': '' }],
  ['a feature without a folder', 'one level deep', { 'mfe-kanban/src/features/board.tsx': '' }],
  ['a rule that draws', 'rules draw nothing', { 'mfe-kanban/src/rules/x.tsx': '' }],
  [
    'a rule with a hook',
    'neither draw nor call',
    { 'mfe-kanban/src/rules/x.ts': "import { useState } from 'react'; useState" },
  ],
  [
    'a rule that calls',
    'neither draw nor call',
    { 'mfe-kanban/src/rules/x.ts': "import { request } from '@seleta/api-client'; request" },
  ],
  [
    'a feature that knows a page',
    'never upward',
    { 'mfe-kanban/src/features/etapas/x.tsx': "import { P } from '../../pages/selecao-page'; P" },
  ],
  [
    'a query that knows a feature',
    'never upward',
    { 'mfe-kanban/src/queries/x.ts': "import { Menu } from '../features/etapas/menu'; Menu" },
  ],
  [
    'a rule that knows a query by type',
    'never upward',
    { 'mfe-kanban/src/rules/x.ts': "import type { ask } from '../queries/ask'; export type X = typeof ask" },
  ],
  [
    'a feature of the host that knows its routes',
    'never upward',
    { 'host/src/features/frame/x.tsx': "import { App } from '../../app/app'; App" },
  ],
  [
    'a page that knows another',
    'nobody’s but',
    { 'host/src/pages/x-page.tsx': "import { Login } from './login-page'; Login" },
  ],
  [
    'a product file that uses a builder of tests',
    'imported by tests',
    { 'mfe-kanban/src/queries/x.ts': "import { build } from '../testing/build'; build" },
  ],
  [
    'a component that asks the server',
    'called by queries/ alone: mfe-kanban/src/features/etapas/x.tsx → useCall',
    {
      'mfe-kanban/src/features/etapas/x.tsx':
        "import {\n  useCall as use,\n  wordsFor,\n} from '@seleta/api-client'; use; wordsFor",
    },
  ],
  [
    'a page that changes something',
    'called by queries/ alone: host/src/pages/x-page.tsx → change',
    { 'host/src/pages/x-page.tsx': "import { change } from '@seleta/api-client'; change" },
  ],
  [
    'the host’s hall that names an answer',
    'called by queries/ alone: host/src/app/x.ts → callQuery',
    { 'host/src/app/x.ts': "import { callQuery } from '@seleta/api-client'; callQuery" },
  ],
  [
    'a feature of the public pages that sends a form',
    'called by queries/ alone: mfe-public/src/features/page/x.ts → @seleta/api-client/publico',
    { 'mfe-public/src/features/page/x.ts': "import { send } from '@seleta/api-client/publico'; send" },
  ],
  [
    'two features that know each other, one of them by type',
    'mfe-kanban/src/features/etapas → mfe-kanban/src/features/board',
    {
      'mfe-kanban/src/features/etapas/x.tsx':
        "import type { Board } from '../board/board'; export type X = typeof Board",
    },
  ],
  [
    'two files that know each other by type',
    'word.ts → mfe-kanban/src/rules/x.ts',
    {
      'mfe-kanban/src/rules/word.ts': "import type { X } from './x'; export const word = 1 as X",
      'mfe-kanban/src/rules/x.ts': "import { word } from './word'; export type X = typeof word",
    },
  ],
]

for (const [fault, says, planted] of plants) {
  test(`${fault} is caught`, () => {
    const faults = faultsOf(planted)
    assert.ok(
      faults.some((line) => line.includes(says)),
      faults.join('\n'),
    )
  })
}
