import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { repository } from '../repository.mjs'
import { run } from '../run.mjs'

/** On a clone where nothing was installed, and nothing can be: the lockfile is not there. */
const clone = mkdtempSync(join(tmpdir(), 'seleta-clone-'))
for (const path of ['package.json', 'scripts', 'api/src', 'shared/build/src'])
  cpSync(join(repository, path), join(clone, path), { recursive: true })
const before = readdirSync(clone)
after(() => rmSync(clone, { recursive: true, force: true }))

const taken = createServer().listen(0, '127.0.0.1')
await once(taken, 'listening')
after(() => taken.close())
const { port } = taken.address()

for (const command of ['start', 'dev']) {
  const begin = (env) =>
    run('npm', ['run', '--silent', command], {
      cwd: clone,
      env: { PORT: '0', DATA_DIR: join(clone, 'dados'), ...env },
    })

  test(`npm run ${command} says that the port is taken before it installs or builds`, async () => {
    const { code, output } = await begin({ PORT: String(port) })
    assert.equal(output, `A porta ${port} já está em uso: informe outra em PORT.\n`)
    assert.equal(code, 1)
  })

  test(`npm run ${command} says that a folder cannot be made, and that an address is of elsewhere, before it installs or builds`, async () => {
    const file = join(clone, 'arquivo')
    writeFileSync(file, '')
    const { output } = await begin({ DATA_DIR: join(file, 'dados') })
    assert.equal(output, `Não foi possível criar a pasta de dados ${join(file, 'dados')} (ENOTDIR).\n`)
    const elsewhere = await begin({ HOST: '203.0.113.7' })
    assert.equal(elsewhere.output, 'O endereço 203.0.113.7 não é desta máquina: informe outro em HOST.\n')
    rmSync(file)
    rmSync(join(clone, 'dados'), { recursive: true, force: true })
    assert.deepEqual(readdirSync(clone), before)
  })
}

/** `nobody`: only root can be another account. */
const NOBODY = 65_534
if (process.getuid?.() === 0)
  for (const command of ['start', 'build'])
    test(`npm run ${command} by an account that may not write into a clone where nothing was installed says whose turn it is, and makes nothing`, () => {
      chmodSync(clone, 0o755)
      writeFileSync(join(clone, 'pnpm-lock.yaml'), '')
      const home = mkdtempSync(join(tmpdir(), 'seleta-casa-'))
      chmodSync(home, 0o777)
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['scripts/with-node.cjs', `scripts/${command}.mjs`],
        {
          cwd: clone,
          uid: NOBODY,
          gid: NOBODY,
          encoding: 'utf8',
          env: { PATH: process.env.PATH, HOME: home, PORT: '0', DATA_DIR: join(home, 'dados') },
        },
      )
      const made = readdirSync(home)
      for (const path of [home, join(clone, 'pnpm-lock.yaml')]) rmSync(path, { recursive: true })
      assert.deepEqual(
        [stdout + stderr, status, made, readdirSync(clone)],
        [
          `Falta instalar ou construir o produto, e este usuário não pode escrever em ${clone}: rode npm run build em ${clone} com a conta dona da pasta, e depois rode este comando de novo.\n`,
          1,
          [],
          before,
        ],
      )
    })
