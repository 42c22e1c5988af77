import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, test } from 'node:test'
import { repository } from '../repository.mjs'

const folder = mkdtempSync(join(tmpdir(), 'seleta-signals-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** Starts `npm run …` of a command as npm does, and waits until the command speaks. */
async function start(text) {
  writeFileSync(join(folder, 'demorado.mjs'), text)
  const name = relative(join(repository, 'api/dist/commands'), join(folder, 'demorado'))
  const child = spawn(process.execPath, [join(repository, 'scripts/api-command.mjs'), name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  await once(child.stdout, 'data')
  return { child, said: () => said }
}

const STAYS = 'setInterval(() => {}, 1000); console.log(process.pid)'

for (const [signal, code] of [
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
])
  test(
    `a command that is stopped by ${signal} to its parent alone takes back what it began, and its code is the parent's`,
    { timeout: 30_000 },
    async () => {
      const { child, said } = await start(
        `process.on('${signal}', () => { console.log('desfeito'); process.exit(${code}) }); ${STAYS}`,
      )
      child.kill(signal)
      const [ended] = await once(child, 'close')
      assert.deepEqual([ended, said().split('\n')[1]], [code, 'desfeito'])
    },
  )

test(
  'a command that takes nothing back ends with its parent, with the code of shells',
  { timeout: 30_000 },
  async () => {
    const { child, said } = await start(STAYS)
    child.kill('SIGTERM')
    const [ended] = await once(child, 'close')
    assert.equal(ended, 143)
    assert.throws(() => process.kill(Number(said()), 0), { code: 'ESRCH' })
  },
)
