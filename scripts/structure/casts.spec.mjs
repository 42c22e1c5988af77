import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { findBareCasts } from './casts.mjs'

const root = mkdtempSync(join(tmpdir(), 'seleta-casts-'))
mkdirSync(join(root, 'host/src'), { recursive: true })

function faultsIn(text, name = 'host/src/a.tsx') {
  writeFileSync(join(root, name), text)
  return findBareCasts(root, [join(root, name)])
}

test('a cast without a reason is caught, whatever its form', () => {
  for (const bare of [
    'export const a = x as string',
    'export const a = x!',
    'export const a = x![0]',
    'export const a = x as unknown as Y',
    'export const a = <b title={x as string} />',
    "// über 'ção'\n\nexport const a = x as string",
    'const why = 1 // of another line\n\nexport const a = x as string',
    '// ok\nexport const a = x as string',
    '// oxlint-disable-next-line no-unsafe-type-assertion -- it is fine so\nexport const a = x as string',
    '// @ts-expect-error\nexport const a = x!',
    '// TODO say why this holds\nexport const a = x!',
    'export const a = x as string // why not',
  ])
    assert.notEqual(faultsIn(bare).length, 0, bare)
  assert.notEqual(faultsIn('export const a = <string>x', 'host/src/a.ts').length, 0)
  assert.match(
    faultsIn('// ção\n\nexport const a = (\n  x as string\n)')[0],
    /^host\/src\/a\.tsx:4: x as string$/,
  )
})

test('a cast with its reason beside or above it is not', () => {
  for (const told of [
    '// The key says it.\nexport const a = x as string',
    'export const a = x as string // the key says it',
    '/** The key says it. */\nexport const a = x as string',
    'export const a = f({\n  // Its schema parsed it above.\n  b: x as string,\n})',
    '// oxlint-disable-next-line x\n// The key says it.\nexport const a = x as string',
    '// The\n// key says\n// it.\nexport const a = x as string',
    "export const a = ['x'] as const",
    'export const a = { b: 1 } satisfies Y',
    "import { b as c } from 'd'\nexport const a = c",
  ])
    assert.deepEqual(faultsIn(told), [], told)
})

test('tests, stand-ins and demo data may', () => {
  assert.deepEqual(faultsIn('export const a = x as string', 'host/src/a.spec.ts'), [])
})
