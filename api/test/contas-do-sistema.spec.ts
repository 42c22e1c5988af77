import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Built, buildProduct, findFreePort, run, type Running, untilReady } from './support/run-product'
import { stop } from './support/postmaster'
import { makeTemporaryFolder } from './support/test-server'

/**
 * The built product and its commands, each typed by an account of the system that need not be the one whose database it
 * is. Only root can be several: elsewhere what needs no second account is tested.
 */

const isRoot = process.getuid?.() === 0
/** `daemon` and `nobody`, which every Linux knows. */
const DAEMON = 1
const NOBODY = 65_534

let built: Built
let prepared: string
const folders: string[] = []
const running: Running[] = []

function makeFolder(uid?: number): string {
  const folder = makeTemporaryFolder()
  folders.push(folder)
  if (uid !== undefined) chownSync(folder, uid, uid)
  return join(folder, 'data')
}

/** A folder with a database that was closed cleanly. */
function copyPrepared(uid?: number, data = makeFolder(uid)): string {
  mkdirSync(dirname(data), { recursive: true })
  execFileSync('cp', ['-a', prepared, data])
  if (uid !== undefined) execFileSync('chown', ['-R', `${uid}:${uid}`, data])
  return data
}

async function start(dataDir: string, uid?: number, env: Record<string, string> = {}) {
  const port = await findFreePort()
  const started = run(built.main, {
    env: { PORT: String(port), DATA_DIR: dataDir, ...env },
    ...(uid === undefined ? {} : { uid }),
  })
  running.push(started)
  return { ...started, port }
}

async function startReady(...how: Parameters<typeof start>) {
  const started = await start(...how)
  await untilReady(started)
  return started
}

/** @returns the exit code and what was said */
async function type(command: string, dataDir: string, uid?: number, args: readonly string[] = []) {
  const typed = run(built.command(command), {
    env: { DATA_DIR: dataDir },
    args,
    ...(uid === undefined ? {} : { uid }),
  })
  running.push(typed)
  return { code: await typed.ended, said: typed.output().trim() }
}

/** A start that does not come about. @returns its last line, without a stack */
async function refused(dataDir: string, uid?: number): Promise<string> {
  const started = await start(dataDir, uid)
  expect(await started.ended).toBe(1)
  expect(started.output()).not.toMatch(/^\s+at /m)
  return started.output().trim().split('\n').at(-1) ?? ''
}

/** Whose each file of a folder is, and who may open it. */
const ownersIn = (folder: string) =>
  execFileSync('find', [folder, '-printf', '%U %m %P\n'])
    .toString()
    .split('\n')
    .filter((line) => !line.includes(' pgdata/'))
    .toSorted()

/** As many at once as the pool has connections: most of them are new ones. */
async function askNew(port: number): Promise<number[]> {
  const paths = Array.from({ length: 10 }, (_, n) => `http://127.0.0.1:${port}/empresa/nenhuma-${n}`)
  return Promise.all(paths.map(async (path) => (await fetch(path)).status))
}
const ready = async (port: number) => (await fetch(`http://127.0.0.1:${port}/health/ready`)).status

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await isSo())) if (Date.now() > deadline) throw new Error('it did not come to it')
}

beforeAll(async () => {
  built = buildProduct()
  prepared = makeFolder()
  await stop(await startReady(prepared))
})
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL')
    await ended
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  built.remove()
})

describe('a folder with a comma, quotes and blanks in its name', () => {
  it('holds a database like any other, and commands find it', async () => {
    const data = copyPrepared(undefined, join(makeFolder(), 'Lima, "Prado" , ', 'd'))
    const product = await startReady(data)
    expect((await type('jobs', data)).code).toBe(0)
    expect(await stop(product)).toBe(0)
  })
})

it('a file in the place of the data folder is one sentence, of a start and of a restore', async () => {
  const data = makeFolder()
  writeFileSync(data, '')
  const sentence = `DATA_DIR (${data}) é um arquivo, e não uma pasta: informe uma pasta.`
  expect(await refused(data)).toBe(sentence)
  expect(await type('restore', data, undefined, [data])).toEqual({ code: 1, said: sentence })
})

if (isRoot) {
  describe.each([DAEMON, NOBODY])('over the database of an ordinary account (uid %s)', (uid) => {
    it('what root types beside its product is done as that account, and the product goes on', async () => {
      const data = copyPrepared(uid)
      const product = await startReady(data, uid)
      const before = ownersIn(data)

      expect(await type('jobs', data)).toMatchObject({ code: 0 })
      expect(await refused(data)).toMatch(/^Já existe outra Seleta aberta com os dados de /)
      expect(ownersIn(data)).toEqual(before)

      expect(await type('backup', data)).toMatchObject({
        code: 0,
        said: expect.stringMatching(/^Backup de [\d.]+ linhas e 0 arquivos em /m) as string,
      })
      const backups = join(data, 'backups')
      for (const file of [backups, ...readdirSync(backups).map((name) => join(backups, name))])
        expect(statSync(file).uid).toBe(uid)

      expect(new Set(await askNew(product.port))).toEqual(new Set([404]))
      expect(await type('backup', data, uid)).toMatchObject({ code: 0 })
      expect(await stop(product)).toBe(0)
      await stop(await startReady(data, uid))
    })

    it('what root types while it is closed leaves all of it to that account', async () => {
      const data = copyPrepared(uid)
      await stop(await startReady(data, uid))
      expect(await type('backup', data)).toMatchObject({ code: 0 })
      await stop(await startReady(data))
      expect(ownersIn(data).filter((line) => !line.startsWith(`${uid} `) && line !== '')).toEqual([])
      await stop(await startReady(data, uid))
    })
  })

  describe('root touches nothing', () => {
    /** Refused, and all is whose it was. */
    async function told(data: string): Promise<string> {
      const before = ownersIn(data)
      const { code, said } = await type('backup', data)
      expect([code, ownersIn(data)]).toEqual([1, before])
      return said
    }

    it('of an account that this machine does not know', async () => {
      const data = copyPrepared(54_321)
      expect(await told(data)).toBe(
        `O banco em ${join(data, 'pgdata')} é do usuário 54321, que não está em /etc/passwd: acrescente uma linha, ou use outra pasta em DATA_DIR.`,
      )
    })

    it('of an account that cannot reach the program, and is told as whom to type it', async () => {
      const data = copyPrepared(DAEMON)
      chmodSync(dirname(built.main), 0o700)
      const said = await told(data)
      chmodSync(dirname(built.main), 0o755)
      expect(said).toContain(
        `O banco em ${join(data, 'pgdata')} é do usuário daemon: rode este comando como ele`,
      )
    })

    it('of a database that its own account cannot reach any more: no empty one is begun elsewhere', async () => {
      const data = copyPrepared()
      chmodSync(dirname(data), 0o700)
      expect(await told(data)).toBe(
        `O usuário do PostgreSQL não alcança ${data}: informe em DATA_DIR uma pasta que todos possam atravessar.`,
      )
    })
  })

  describe('a folder that root has copied', () => {
    it('with root’s own database in it is root’s database as before', async () => {
      const data = copyPrepared()
      execFileSync('chown', ['-R', '0:0', data])
      expect(await type('backup', data)).toMatchObject({ code: 0 })
      expect(statSync(join(data, 'pgdata')).uid).toBe(NOBODY)
      expect(await stop(await startReady(data))).toBe(0)
    })

    it('with the database of an account in it is told whose that was, and is not touched', async () => {
      const data = copyPrepared(DAEMON)
      await stop(await startReady(data, DAEMON))
      execFileSync('chown', ['-R', '0:0', data])
      const before = execFileSync('find', [join(data, 'pgdata'), '-printf', '%U %m %P\n']).toString()
      expect(await refused(data)).toBe(
        `O banco em ${join(data, 'pgdata')} é uma cópia do banco do usuário daemon, e o dono dela é o root: rode chown -R daemon na pasta de DATA_DIR e comece de novo como ele.`,
      )
      expect(execFileSync('find', [join(data, 'pgdata'), '-printf', '%U %m %P\n']).toString()).toBe(before)
    })
  })

  describe('over the database of another account', () => {
    const NOT_YOURS = (data: string) =>
      `O banco em ${join(data, 'pgdata')} não pode ser lido ou escrito por este usuário: acerte o dono da pasta, ou use outra em DATA_DIR.`

    it.each(['backup', 'jobs'])('%s says whose right it lacks, and changes nothing', async (command) => {
      const data = copyPrepared()
      const product = await startReady(data)
      const before = ownersIn(data)
      expect(await type(command, data, DAEMON)).toEqual({ code: 1, said: NOT_YOURS(data) })
      expect(ownersIn(data)).toEqual(before)
      await stop(product)
      expect(await type(command, data, DAEMON)).toEqual({ code: 1, said: NOT_YOURS(data) })
      chmodSync(data, 0o700)
      expect(await type(command, data, DAEMON)).toEqual({ code: 1, said: NOT_YOURS(data) })
    })

    it('whoever has a folder of its own and the database of somebody else in it is told so at the start too', async () => {
      const data = copyPrepared(DAEMON)
      execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, join(data, 'pgdata')])
      expect(await refused(data, DAEMON)).toBe(NOT_YOURS(data))
    })
  })

  it('what root left beside a database hinders no start of its account: socket, log and address', async () => {
    const data = copyPrepared(DAEMON)
    writeFileSync(join(data, 'endereco'), `${process.pid} http://localhost:1\n`, { mode: 0o600 })
    for (const name of ['socket', 'postgres.log', 'endereco']) chownSync(join(data, name), 0, 0)
    chmodSync(join(data, 'socket'), 0o700)
    const product = await startReady(data, DAEMON)
    expect((await type('jobs', data, DAEMON)).code).toBe(0)
    expect(await stop(product)).toBe(0)
  })

  it('a folder that is not writable in all it needs is one sentence', async () => {
    const data = copyPrepared(DAEMON)
    mkdirSync(join(data, 'pgdata.new-999999/base'), { recursive: true })
    expect(await refused(data, DAEMON)).toMatch(
      /pgdata\.new-999999(\/base)? não pode ser lido ou escrito por este usuário: acerte o dono, ou use outra pasta em DATA_DIR\.$/,
    )
  })

  it('backups go into a folder of somebody else that lets the product’s group in, and into none that anybody may enter', async () => {
    const data = copyPrepared(DAEMON)
    const backups = join(data, 'backups')
    mkdirSync(backups)
    chownSync(backups, 0, DAEMON)
    chmodSync(backups, 0o2770)
    expect(await type('backup', data, DAEMON)).toMatchObject({ code: 0 })
    expect(readdirSync(backups)).toHaveLength(1)
    expect(ownersIn(backups)[1]).toBe('0 2770 ')
    chmodSync(backups, 0o2777)
    expect(await type('backup', data, DAEMON)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/backups está aberta a outros usuários, .* chmod o-rwx /) as string,
    })
    expect(readdirSync(backups)).toHaveLength(1)
  })

  it('a socket that is closed to the product makes the database away until it is open again', async () => {
    const data = copyPrepared(DAEMON)
    const { port } = await startReady(data, DAEMON)
    const socket = join(data, 'socket')
    expect(await ready(port)).toBe(200)
    chownSync(socket, 0, 0)
    const answers = await askNew(port)
    expect(answers.filter((status) => status !== 404 && status !== 503)).toEqual([])
    await until(async () => (await ready(port)) === 503)
    expect(new Set(await askNew(port))).toEqual(new Set([503]))
    chownSync(socket, DAEMON, DAEMON)
    await until(async () => (await ready(port)) === 200)
    expect(new Set(await askNew(port))).toEqual(new Set([404]))
  })
}
