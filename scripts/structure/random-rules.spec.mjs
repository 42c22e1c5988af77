import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findRandomTests } from './random-rules.mjs'

test('a random number in a test is seen, one in the product is not', () => {
  const text = 'const nome = `Pessoa ${Math.random()}`\n'
  assert.deepEqual(
    findRandomTests([
      { path: 'mfe-kanban/src/features/x.spec.ts', text },
      { path: 'api/test/support/x.ts', text: `\nconst id = crypto.randomUUID()\n` },
      { path: 'e2e/src/support/x.ts', text },
      { path: 'api/src/x.ts', text },
      { path: 'api/test/y.spec.ts', text: "const draw = createDraw('y')\n" },
    ]),
    [
      'mfe-kanban/src/features/x.spec.ts:1 draws a random number: const nome = `Pessoa ${Math.random()}`',
      'api/test/support/x.ts:2 draws a random number: const id = crypto.randomUUID()',
      'e2e/src/support/x.ts:1 draws a random number: const nome = `Pessoa ${Math.random()}`',
    ],
  )
})
