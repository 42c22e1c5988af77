import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type Built,
  buildProduct,
  findFreePort,
  run,
  type Running,
  untilReady,
  untilSaid,
} from './support/run-product'
import { isAlive, postmasterOf, stop, untilGone } from './support/postmaster'
import { makeTemporaryFolder } from './support/test-server'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
/** Root can be both; anybody else is only themselves. */
const ACCOUNTS: (number | undefined)[] = isRoot ? [undefined, NOBODY] : [undefined]

let built: Built
let prepared: string
const folders: string[] = []
const children: Running[] = []

function makeFolder(uid?: number): string {
  const folder = makeTemporaryFolder()
  folders.push(folder)
  if (uid !== undefined) chownSync(folder, uid, uid)
  return join(folder, 'data')
}

/** A folder with a database that was closed cleanly. */
function copyPrepared(data = makeFolder(), uid?: number): string {
  mkdirSync(dirname(data), { recursive: true })
  execFileSync('cp', ['-a', prepared, data])
  if (uid !== undefined) execFileSync('chown', ['-R', `${uid}:${uid}`, data])
  return data
}

async function start(
  dataDir: string,
  env: Record<string, string> = {},
  uid?: number,
): Promise<Running & { port: number }> {
  const port = await findFreePort()
  const running = run(built.main, {
    env: { PORT: String(port), DATA_DIR: dataDir, ...env },
    ...(uid === undefined ? {} : { uid }),
  })
  children.push(running)
  return { ...running, port }
}

async function startReady(...how: Parameters<typeof start>) {
  const running = await start(...how)
  await untilReady(running)
  return running
}

beforeAll(async () => {
  built = buildProduct()
  prepared = makeFolder()
  await stop(await startReady(prepared))
})
afterAll(() => {
  for (const { child } of children) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  built.remove()
})

describe('starting', () => {
  it.each(ACCOUNTS)(
    'on an empty folder says where it is, last that it is ready, and stops whole (uid %s)',
    async (uid) => {
      const dataDir = makeFolder(uid)
      const running = await startReady(dataDir, {}, uid)
      const lines = running.output().trim().split('\n')
      expect(lines).toContain(`Endereço: http://localhost:${running.port}`)
      expect(lines.at(-1)).toBe('Seleta pronta')
      expect((await fetch(`http://127.0.0.1:${running.port}/health/ready`)).status).toBe(200)
      const postmaster = postmasterOf(dataDir)
      expect(await stop(running)).toBe(0)
      expect(isAlive(postmaster)).toBe(false)
    },
  )

  it('with the demo says how to sign in, and that pair opens it', async () => {
    const running = await startReady(copyPrepared(), { DEMO: 'on' })
    const [, email, password] = /Entrar na demonstração: (\S+) \/ (\S+)/.exec(running.output()) ?? []
    const response = await fetch(`http://127.0.0.1:${running.port}/usuario/v1/usuarios/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: email ?? '', password: password ?? '', grant_type: 'password' }),
    })
    expect(response.status).toBe(200)
    expect([email, password]).toEqual(['demo@seleta.local', 'seleta-demo-2026'])
    await stop(running)
  })

  it('leaves no port and no door for other accounts: a socket in a closed folder', async () => {
    const dataDir = copyPrepared()
    const running = await startReady(dataDir)
    expect(
      execFileSync('stat', ['-c', '%a', join(dataDir, 'socket')])
        .toString()
        .trim(),
    ).toBe('700')
    expect(readFileSync(join(dataDir, 'pgdata/pg_hba.conf'), 'utf8')).toBe('local all all peer map=seleta\n')
    const options = readFileSync(join(dataDir, 'pgdata/postmaster.opts'), 'utf8')
    expect(options).toContain('"listen_addresses="')
    await stop(running)
  })

  it('repeats a first start that was interrupted', async () => {
    const dataDir = makeFolder()
    mkdirSync(join(dataDir, 'pgdata.new-999999'), { recursive: true })
    writeFileSync(join(dataDir, 'pgdata.new-999999/PG_VERSION'), '18\n')
    await stop(await startReady(dataDir))
    expect(existsSync(join(dataDir, 'pgdata.new-999999'))).toBe(false)
  })

  it('works under a path that is too long for a socket', async () => {
    const dataDir = copyPrepared(join(makeFolder(), 'x'.repeat(120)))
    expect(await stop(await startReady(dataDir))).toBe(0)
  })

  it('recovers a lock whose process id belongs to somebody else now', async () => {
    const dataDir = copyPrepared()
    const socket = join(dataDir, 'socket')
    writeFileSync(
      join(dataDir, 'pgdata/postmaster.pid'),
      [process.pid, join(dataDir, 'pgdata'), 1, 5432, socket, ''].join('\n'),
    )
    expect(await stop(await startReady(dataDir))).toBe(0)
  })
})

describe('dying', () => {
  it.each(ACCOUNTS)('by kill -9 takes the database along and loses nothing (uid %s)', async (uid) => {
    const dataDir = copyPrepared(makeFolder(uid), uid)
    const options = { env: { DATA_DIR: dataDir }, ...(uid === undefined ? {} : { uid }) }
    const running = await startReady(dataDir, {}, uid)
    const args = ['--email', 'ana@aurora.test', '--nome', 'Ana', '--empresa', 'Aurora']
    const made = run(built.command('create-user'), { ...options, args })
    expect(await made.ended).toBe(0)
    expect(made.output()).toMatch(/\/redefinir-senha\?token=[\w-]{43}/)

    const postmaster = postmasterOf(dataDir)
    running.child.kill('SIGKILL')
    await running.ended
    await untilGone(postmaster)

    const again = await startReady(dataDir, {}, uid)
    const twice = run(built.command('create-user'), { ...options, args })
    expect(await twice.ended).toBe(0)
    expect(twice.output()).toContain('A conta já existia na empresa Aurora, sem senha')
    await stop(again)
  })

  it('of the database alone is said and mended; a folder that is taken away ends the product with a sentence', async () => {
    const dataDir = copyPrepared()
    const running = await startReady(dataDir)
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    await untilSaid(running, 'O banco de dados voltou.')
    expect(running.output()).toContain('O banco de dados parou de repente: iniciando de novo…')
    expect((await fetch(`http://127.0.0.1:${running.port}/usuario/v1/usuarios/eu`)).status).toBe(401)

    const postmaster = postmasterOf(dataDir)
    renameSync(join(dataDir, 'pgdata'), join(dataDir, 'elsewhere'))
    process.kill(postmaster, 'SIGKILL')
    expect(await running.ended).toBe(1)
    expect(running.output()).toContain('A pasta do banco de dados não está mais lá')
  })
})

describe('refusing to start, in one sentence', () => {
  const refused = async (dataDir: string, env: Record<string, string> = {}): Promise<string> => {
    const running = await start(dataDir, env)
    expect(await running.ended).toBe(1)
    return running.output().trim().split('\n').at(-1) ?? ''
  }

  it('a second process on the same folder, within 2 seconds (security R02)', async () => {
    const dataDir = copyPrepared()
    const started = Date.now()
    const first = await startReady(dataDir)
    const begun = Date.now()
    expect(await refused(dataDir)).toBe(
      `Já existe outra Seleta aberta com os dados de ${join(dataDir, 'pgdata')}: feche-a, ou use outra pasta em DATA_DIR.`,
    )
    expect(Date.now() - begun).toBeLessThan(Math.max(4000, 2 * (begun - started))) // slow machines start slowly
    expect((await fetch(`http://127.0.0.1:${first.port}/health/ready`)).status).toBe(200)
    await stop(first)
  })

  it('a damaged folder', async () => {
    const dataDir = copyPrepared()
    writeFileSync(join(dataDir, 'pgdata/global/pg_control'), Buffer.alloc(8192, 7))
    expect(await refused(dataDir)).toMatch(/está danificado e não abre: .*npm run restore\.$/)
  })

  it('a folder of another major', async () => {
    const dataDir = copyPrepared()
    writeFileSync(join(dataDir, 'pgdata/PG_VERSION'), '17\n')
    expect(await refused(dataDir)).toMatch(/é do PostgreSQL 17 e este programa usa o 18: .*npm run backup/)
  })

  it('a folder that cannot be made', async () => {
    const file = join(dirname(makeFolder()), 'file')
    writeFileSync(file, '')
    expect(await refused(join(file, 'data'))).toMatch(
      /^Não foi possível criar a pasta de dados .* \(ENOTDIR\)\.$/,
    )
    expect(await refused('/proc/x/data')).toMatch(/^Não foi possível criar a pasta de dados .* \(ENOENT\)\.$/)
  })

  it('a server that does not answer', async () => {
    const port = await findFreePort()
    expect(await refused('/nowhere', { DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/x` })).toBe(
      `Não foi possível falar com o banco em 127.0.0.1:${port} (ECONNREFUSED): confira DATABASE_URL.`,
    )
  })

  it('a port that is taken, before any database is made', async () => {
    const first = await startReady(copyPrepared())
    const untouched = makeFolder()
    expect(await refused(untouched, { PORT: String(first.port) })).toBe(
      `A porta ${first.port} já está em uso: informe outra em PORT.`,
    )
    expect(existsSync(join(untouched, 'pgdata'))).toBe(false)
    await stop(first)
  })

  it('a demo that was left in the database of production', async () => {
    const data = copyPrepared()
    await stop(await startReady(data, { DEMO: 'on' }))
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://vagas.casa.test',
      MAIL_FROM: 'Casa <vagas@casa.test>',
    }
    expect(await refused(data, production)).toMatch(/^O banco tem a empresa de demonstração/)
  })

  it('a setting that makes no sense', async () => {
    expect(await refused('/nowhere', { PORT: 'abc' })).toMatch(
      /^Configuração inválida\. PORT: use um número de 0 a 65535\.$/m,
    )
  })
})

describe('commands', () => {
  it('back up a running product and restore into an empty folder', async () => {
    const dataDir = copyPrepared()
    const file = join(dirname(dataDir), 'tudo.backup')
    const running = await startReady(dataDir)
    const args = ['--email', 'ana@aurora.test', '--nome', 'Ana', '--empresa', 'Aurora']
    expect(await run(built.command('create-user'), { env: { DATA_DIR: dataDir }, args }).ended).toBe(0)
    const backup = run(built.command('backup'), { env: { DATA_DIR: dataDir }, args: [file] })
    expect(await backup.ended).toBe(0)
    expect(backup.output()).toMatch(/^Backup de [\d.]+ linhas e 0 arquivos em /)
    await stop(running)

    const target = { env: { DATA_DIR: makeFolder() } }
    const restore = () => run(built.command('restore'), { ...target, args: [file] })
    const first = restore()
    expect(await first.ended).toBe(0)
    const second = restore()
    expect(await second.ended).toBe(1)
    expect(second.output().trim()).toMatch(/^Este banco já tem dados/)
    const again = run(built.command('create-user'), { ...target, args })
    expect(await again.ended).toBe(0)
    expect(again.output()).toContain('A conta já existia na empresa Aurora, sem senha')
  })
})

if (isRoot) {
  describe('as root, under a folder that only root can enter', () => {
    it('keeps the database where its account can reach it, and finds it again', async () => {
      const parent = dirname(makeFolder())
      chmodSync(parent, 0o700)
      const dataDir = join(parent, 'data')
      await stop(await startReady(dataDir))
      const elsewhere = readFileSync(join(dataDir, 'postgres.path'), 'utf8').trim()
      folders.push(elsewhere)
      expect(elsewhere).toMatch(/^\/var\/lib\/seleta\/dados-/)
      const again = await startReady(dataDir)
      expect(again.output()).toContain(`Banco em ${elsewhere}`)
      expect(again.output()).not.toContain('criado')
      await stop(again)
    })
  })
}
