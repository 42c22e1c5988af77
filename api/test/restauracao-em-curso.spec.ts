import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import { holdLock } from './support/held-lock'
import { type Built, buildProduct, run, type Running, untilReady } from './support/run-product'
import { seedEmpresa } from './support/seed-empresa'
import { createTestDatabase, type TestDatabase } from './support/test-database'
import { addressOf, makeTemporaryFolder, serverAddress } from './support/test-server'
import { untilWaiting } from './support/until-waiting'

/** `npm run restore --substituir` reads its file for minutes before it empties the database: who starts meanwhile is told. */

let built: Built
let target: TestDatabase
const root = makeTemporaryFolder()
const file = join(root, 'tudo.backup')
const running: Running[] = []
const UNDER_WAY = 'Uma restauração deste banco está em curso: espere ela terminar.'

function start(script: string, args: readonly string[] = []): Running {
  const env = { DATABASE_URL: addressOf(target.name), DATA_DIR: join(root, 'dados'), PORT: '0' }
  const started = run(script, { env, args })
  running.push(started)
  return started
}
async function type(command: string, args: readonly string[]) {
  const started = start(built.command(command), args)
  return { code: await started.ended, said: started.output().trim() }
}

beforeAll(async () => {
  built = buildProduct()
  target = await createTestDatabase(false, serverAddress())
  await seedEmpresa(target.db)
  expect(await type('backup', [file])).toMatchObject({ code: 0 })
})
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL')
    await ended
  }
  const server = new Client({ ...serverAddress(), database: 'postgres' })
  await server.connect()
  await server.query(`drop database ${target.name} with (force)`)
  await server.end()
  rmSync(root, { recursive: true, force: true })
  built.remove()
})

it('neither product nor command opens the database before it is emptied; afterwards they do', async () => {
  // Its sessions end before the restore, no pooler keeps them: they are called as a product's are, and the test's are not.
  await target.pool.end()
  const beside = new Pool({ ...serverAddress(), database: target.name })
  beside.on('error', () => {})
  const held = await holdLock(beside, 'lock table apagamento in access exclusive mode')
  const restore = start(built.command('restore'), [file, '--substituir'])
  await untilWaiting(beside, 1, ['%apagamento%'])

  await expect(untilReady(start(built.main))).rejects.toThrow(UNDER_WAY)
  expect(await type('backup', [join(root, 'nada.backup')])).toEqual({ code: 1, said: UNDER_WAY })

  await held.letGo()
  expect(await restore.ended).toBe(0)
  await beside.end()
  const product = start(built.main)
  await untilReady(product)
})
