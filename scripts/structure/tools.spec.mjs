import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { KNIP_PRODUCT, OXLINT_SEVERE } from '../check.mjs'
import { repository } from '../repository.mjs'
import { run } from '../run.mjs'

/** The tools that check are shown a fault each, as they are set. */

test('an export that nobody uses and a file that nobody imports are caught as dead code', async () => {
  const knip = (files) => {
    const root = mkdtempSync(join(tmpdir(), 'seleta-dead-'))
    mkdirSync(join(root, 'src'))
    writeFileSync(join(root, 'package.json'), '{"name":"x","type":"module"}')
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'src', name), text)
    return run(join(repository, 'node_modules/.bin/knip'), ['--no-progress', '--directory', root])
  }
  const index = "import { used } from './a'; console.log(used)"
  assert.equal((await knip({ 'index.ts': index, 'a.ts': 'export const used = 1' })).code, 0)
  const dead = await knip({
    'index.ts': index,
    'a.ts': 'export const used = 1; export const forgotten = 2',
    'b.ts': '',
  })
  assert.equal(dead.code, 1)
  assert.match(dead.output, /forgotten/)
  assert.match(dead.output, /b\.ts/)
})

test('an export that only a test uses is caught as dead code', async () => {
  const root = mkdtempSync(join(tmpdir(), 'seleta-tested-'))
  const write = (name, text) => {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  write('package.json', '{"name":"x","type":"module","workspaces":["host"]}')
  write('knip.product.json', readFileSync(join(repository, 'knip.product.json'), 'utf8'))
  write('host/package.json', '{"name":"host","type":"module"}')
  write('host/src/main.ts', "import { used } from './a'; console.log(used)")
  write('host/src/a.spec.ts', "import { used, tested } from './a'; console.log(used, tested)")
  const knip = () =>
    run(join(repository, 'node_modules/.bin/knip'), [...KNIP_PRODUCT, '--no-progress', '--directory', root])
  write('host/src/a.ts', 'export const used = 1')
  assert.equal((await knip()).code, 0)
  write('host/src/a.ts', 'export const used = 1; export const tested = 2')
  write('scripts/start.mjs', "import { asked } from './build/b.mjs'; console.log(asked)")
  write('scripts/build/b.mjs', 'export const asked = 1; export const scripted = 2')
  const dead = await knip()
  assert.equal(dead.code, 1)
  assert.match(dead.output, /tested/)
  assert.match(dead.output, /scripted/)
})

test('a type error and a lint fault make their commands fail', async () => {
  const root = mkdtempSync(join(tmpdir(), 'seleta-types-'))
  writeFileSync(join(root, 'a.ts'), 'export const wrong: number = "text"')
  writeFileSync(join(root, 'b.ts'), 'export const page = () => fetch("/campanha/v1/cidades")')
  const base = join(repository, 'tsconfig.base.json')
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ extends: base, include: ['a.ts'] }))
  const bin = (name) => join(repository, 'node_modules/.bin', name)
  assert.notEqual((await run(bin('tsc'), ['-p', join(root, 'tsconfig.json')])).code, 0)
  const lint = await run(bin('oxlint'), [
    '--quiet',
    '-c',
    join(repository, '.oxlintrc.json'),
    join(root, 'b.ts'),
  ])
  assert.notEqual(lint.code, 0)
  assert.match(lint.output, /no-restricted-globals/)
})

test('a file of more than 300 lines and a lint directive that allows nothing are faults', async () => {
  const root = mkdtempSync(join(tmpdir(), 'seleta-lint-'))
  const lint = async (text) => {
    writeFileSync(join(root, 'a.ts'), text)
    return run(join(repository, 'node_modules/.bin/oxlint'), [
      ...OXLINT_SEVERE,
      '-c',
      join(repository, '.oxlintrc.json'),
      join(root, 'a.ts'),
    ])
  }
  const lines = (count) => Array.from({ length: count }, (_, i) => `export const a${i} = ${i}\n`).join('')
  assert.equal((await lint(lines(300))).code, 0)
  const long = await lint(lines(301))
  assert.notEqual(long.code, 0)
  assert.match(long.output, /max-lines/)
  const remarks = await lint(`${'// why\n\n'.repeat(150)}export const a = 1\n`)
  assert.match(remarks.output, /max-lines/)
  const idle = await lint('// oxlint-disable-next-line no-console\nexport const a = 1\n')
  assert.notEqual(idle.code, 0)
  assert.match(idle.output, /Unused/)
})
