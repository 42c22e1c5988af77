import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { findDeadPaths, findDeadPointers } from './docs-rules.mjs'

test('a document or a comment that names what is not there is caught, in each form that is read', () => {
  const root = mkdtempSync(join(tmpdir(), 'seleta-docs-'))
  const files = [
    'docs/b.md',
    'docs/decisions/119-search.md',
    'api/src/ground/module.ts',
    'shared/ui/package.json',
    'shared/regras/package.json',
    'shared/regras/src/dia.ts',
  ].map((path) => join(root, path))
  for (const file of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '')
  }
  writeFileSync(
    join(root, 'shared/ui/package.json'),
    '{"name":"@seleta/ui","exports":{"./core":"./src/core.ts"}}',
  )
  writeFileSync(
    join(root, 'shared/regras/package.json'),
    '{"name":"@seleta/regras","exports":{"./*":"./src/*.ts"}}',
  )
  const faultsOf = (text) => {
    writeFileSync(join(root, 'docs/a.md'), text)
    return findDeadPointers(root, [join(root, 'docs/a.md')], ['docs', 'api'], files)
  }
  for (const held of [
    '[b](./b.md) [web](https://x.y/z)',
    '`docs/b.md` `src/ground` `ground/module.ts` `ground/module` `module.ts`',
    '`@seleta/ui/core` `@seleta/regras/dia` `@mui/material` `text/html` `mfe-*/src` `src/NAME-page.tsx`',
  ])
    assert.deepEqual(faultsOf(held), [], held)
  for (const dead of [
    '[gone](./gone.md)',
    '`docs/gone.ts`',
    '`ground/gone.ts`',
    '`database/sql`',
    '`plugins/`',
    '`@seleta/ui/gone`',
    '`@seleta/regras/gone`',
  ])
    assert.equal(faultsOf(dead).length, 1, dead)
  const said = (text) => findDeadPaths(root, [{ path: 'api/src/a.ts', text }], ['docs', 'api'], files)
  assert.deepEqual(
    said('// as ground/module and docs/decisions/119 say; and/or, api/src/ground/module.ts.'),
    [],
  )
  assert.deepEqual(said("const path = 'domain/gone'"), [])
  assert.deepEqual(said('/** See domain/gone (docs/decisions/118). */'), [
    'api/src/a.ts: domain/gone is not there',
    'api/src/a.ts: docs/decisions/118 is not there',
  ])
})
