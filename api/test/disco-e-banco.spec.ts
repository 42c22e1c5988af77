import { chmodSync, rmSync, statSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { empresaDemo, SENHA_DEMO } from '../src/demo/empresas/empresas-demo'
import { type Built, buildProduct, findFreePort, run, type Running, untilReady } from './support/run-product'
import { buildInscricao } from './support/campanhas'
import { postmasterOf, serverOf, stop } from './support/postmaster'
import { canMount, fill, mountSmall, removeDisks } from './support/small-disk'
import { makeTemporaryFolder } from './support/test-server'

/**
 * The built product on a file system of a few hundred MB that is full, and over a database that is frozen or gone
 * (security section 7). A mount needs root; elsewhere only what needs no small disk is tested.
 */

let built: Built
const folders: string[] = []
const running: Running[] = []

/** Other ways in than the password's, each with what lets nobody in, and what is said of that. */
const WAYS_IN: Readonly<Record<string, readonly [object, string]>> = {
  '/usuario/v1/usuarios/login/segundo-fator': [
    { entrada: 'x'.repeat(43), codigo: '123456' },
    'entrada_expirada',
  ],
  '/usuario/v1/usuarios/login/empresa': [{ email: 'ninguem@nenhures.test' }, 'sem_acesso_da_empresa'],
  '/usuario/v1/usuarios/login/empresa/concluir': [{ state: 'x'.repeat(43), code: 'x' }, 'entrada_expirada'],
  '/talento/v1/publico/avaliacao-links/abrir': [{ token: 'x'.repeat(43) }, 'link_desconhecido'],
}

async function start(dataDir: string, env: Record<string, string> = {}) {
  const port = await findFreePort()
  const started = run(built.main, { env: { PORT: String(port), DATA_DIR: dataDir, ...env } })
  running.push(started)
  return { ...started, port }
}

beforeAll(() => {
  built = buildProduct()
})
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL')
    await ended
  }
  removeDisks()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  built.remove()
})

describe('a running product', () => {
  let port: number
  let dataDir: string
  let token: string
  let home: string

  beforeAll(async () => {
    home = (canMount ? mountSmall(512) : null) ?? makeTemporaryFolder()
    folders.push(home)
    dataDir = join(home, 'data')
    const started = await start(dataDir, { DEMO: 'on' })
    port = started.port
    await untilReady(started)
    token = await signIn()
  })

  const ask = (path: string, method = 'GET', body?: object) =>
    send(path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const send = async (path: string, how: RequestInit) => {
    const begun = Date.now()
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, how)
    // Either an answer or the envelope.
    const said = (await answer.json()) as {
      access_token?: string
      erro?: { codigo: string; mensagem: string }
    }
    const retryAfter = Number(answer.headers.get('retry-after'))
    return { status: answer.status, said, retryAfter, ms: Date.now() - begun }
  }
  /** A page, as a browser asks for it. */
  const open = async (path: string) => {
    const begun = Date.now()
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } })
    await answer.text()
    return { status: answer.status, ms: Date.now() - begun }
  }
  const signIn = async () => {
    const body = { username: empresaDemo.usuarios[0].email, password: SENHA_DEMO, grant_type: 'password' }
    return (await ask('/usuario/v1/usuarios/login', 'POST', body)).said.access_token ?? ''
  }
  /** A sign-in whose body has come by half: the product was asked already. @returns sends the rest */
  function beginSlowly() {
    const body = JSON.stringify({
      username: 'x@y.com',
      password: 'uma senha qualquer',
      grant_type: 'password',
    })
    const request = httpRequest({
      port,
      path: '/usuario/v1/usuarios/login',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    })
    const status = new Promise<number | undefined>((resolve, reject) => {
      request.on('response', (answer) => resolve(answer.resume().statusCode))
      request.on('error', reject)
    })
    const isBegun = new Promise((resolve) => {
      request.on('continue', resolve)
    })
    request.flushHeaders()
    const finish = () => {
      request.end(body)
      return status
    }
    return Object.assign(finish, { isBegun })
  }
  const read = () => ask('/usuario/v1/usuarios/eu')
  const list = (size: number) => ask(`/campanha/v1/campanhas/filtro?size=${size}`, 'POST', {})
  const write = () => ask('/usuario/v1/usuarios/eu', 'PUT', { nome: 'Marina Duarte' })
  async function eraseSomebody() {
    const { said } = await ask('/talento/v1/talentos/filtro?page=0&size=1', 'POST', { idCampanha: null })
    const [somebody] = (said as { data?: { identificador: string }[] }).data ?? []
    const address = `http://127.0.0.1:${port}/talento/v1/talentos/${somebody?.identificador ?? ''}`
    return (await fetch(address, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })).status
  }
  /** With a key that nobody was mailed: the page says so, and not that the disk is full. */
  async function eraseByPage() {
    const body = new URLSearchParams({ acao: 'apagar', certeza: 'sim' })
    return (await fetch(`http://127.0.0.1:${port}/acompanhamento?chave=x`, { method: 'POST', body })).status
  }
  /** Asks until the answer is as wanted: the product looks once a second. */
  async function until(asked: typeof read, status: number) {
    for (;;) {
      const answer = await asked()
      if (answer.status === status) return answer
    }
  }

  it('answers 503 after 5 s while its database is frozen, then at once, and goes on when it wakes', async () => {
    const pids = serverOf(dataDir)
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    const first = await Promise.all([read(), read(), write()])
    const later = await read()
    // Their words ask the database themselves where open jobs are listed.
    const pages = [await open('/campanha/1'), await open('/privacidade')]
    for (const pid of pids.toReversed()) process.kill(pid, 'SIGCONT')
    for (const answer of [...first, later]) {
      expect(answer).toMatchObject({ status: 503, said: { erro: { codigo: 'indisponivel' } }, retryAfter: 5 })
    }
    expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(7000)
    for (const { ms } of [later, ...pages]) expect(ms).toBeLessThan(1000)
    expect(pages.map(({ status }) => status)).toEqual([503, 503])
    await until(read, 200)
    await until(write, 200)
  })

  it('lets go of who asks a frozen database after it was found frozen', async () => {
    // More connections than the question that finds it out takes with it.
    await Promise.all(Array.from({ length: 6 }, (_, size) => list(size + 1)))
    const finish = beginSlowly()
    await finish.isBegun
    const pids = serverOf(dataDir)
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    expect((await read()).status).toBe(503)
    const begun = Date.now()
    const status = await finish()
    const took = Date.now() - begun
    for (const pid of pids.toReversed()) process.kill(pid, 'SIGCONT')
    expect(status).toBe(503)
    expect(took).toBeLessThan(7000)
    await until(read, 200)
  })

  it('comes back by itself when its database is gone, with the session that it had', async () => {
    const before = postmasterOf(dataDir)
    process.kill(before, 'SIGKILL')
    expect(await until(read, 503)).toMatchObject({
      retryAfter: 5,
      said: { erro: { codigo: 'indisponivel' } },
    })
    await until(read, 200)
    expect(postmasterOf(dataDir)).not.toBe(before)
  })

  if (canMount)
    it('on a disk that fills takes no files of strangers, and everything of who is signed in', async () => {
      const apply = (bytes: number) => {
        const body = new FormData()
        body.append('dados', JSON.stringify(buildInscricao({ email: `pessoa.${bytes}@exemplo.test` })))
        if (bytes > 0)
          body.append('curriculo', new Blob([`%PDF-1.4 ${'x'.repeat(bytes)}\n%%EOF`]), 'curriculo.pdf')
        return send('/talento/v1/publico/campanhas/22/inscricoes', { method: 'POST', body })
      }
      expect((await apply(100 * 1024)).status).toBe(200)
      const release = fill(home, 120)
      const refused = await until(() => apply(101 * 1024), 503)
      expect([refused.said.erro?.codigo, refused.retryAfter]).toEqual(['disco_quase_cheio', 300])
      expect((await apply(0)).status).toBe(200)
      expect((await write()).status).toBe(200)
      release()
      await until(() => apply(102 * 1024), 200)
    })

  if (canMount)
    it('on a full disk reads and signs in, refuses writes in words, and writes again when there is room', async () => {
      const release = [fill(home, 16)]
      const refused = await until(write, 503)
      expect(refused.said.erro).toMatchObject({
        codigo: 'disco_cheio',
        mensagem: expect.stringMatching(/^O disco do servidor está cheio/) as string,
      })
      expect(refused.retryAfter).toBe(30)
      expect((await read()).status).toBe(200)
      expect((await list(12)).status).toBe(200)
      expect(await signIn()).not.toBe('')
      // Whoever makes room is let do so, from inside and by the page that was mailed.
      expect(await eraseSomebody()).toBe(204)
      expect(await eraseByPage()).toBe(404)
      // Whatever the way in: what is wrong with it is told, not that the disk is full.
      const told: Record<string, string | undefined> = {}
      for (const [path, [body]] of Object.entries(WAYS_IN))
        told[path] = (await ask(path, 'POST', body)).said.erro?.codigo
      expect(told).toEqual(
        Object.fromEntries(Object.entries(WAYS_IN).map(([path, [, codigo]]) => [path, codigo])),
      )
      // Nothing at all is left.
      release.push(fill(home))
      expect((await read()).status).toBe(200)
      // The database has to come up with what room it has, or when there is more.
      process.kill(postmasterOf(dataDir), 'SIGKILL')
      await until(read, 503)
      for (const free of release) free()
      await until(write, 200)
      expect((await read()).status).toBe(200)
    })
})

if (canMount)
  describe('starting on a full disk', () => {
    const refused = async (dataDir: string) => {
      const started = await start(dataDir)
      expect(await started.ended).toBe(1)
      return started.output().trim().split('\n').at(-1)
    }

    it('says that it is full and how much a new database needs', async () => {
      const dataDir = join(mountSmall(100) ?? '', 'data')
      expect(await refused(dataDir)).toMatch(
        /^O disco de .* está cheio: há \d+ MB livres e o banco precisa de 160 MB\. Libere espaço e inicie de novo; o que já estava gravado está inteiro\.$/,
      )
    })

    it('never says that the data are damaged, and opens them when there is room', async () => {
      const home = mountSmall(300) ?? ''
      const dataDir = join(home, 'data')
      const first = await start(dataDir)
      await untilReady(first)
      await stop(first)
      const release = fill(home)
      expect(await refused(dataDir)).toMatch(
        /^O disco de .* está cheio: há 0 MB livres e o banco precisa de 64 MB\./,
      )
      release()
      const again = await start(dataDir)
      await untilReady(again)
      expect(again.output()).not.toContain('criado')
      await stop(again)
    })
  })

describe('a data folder that was copied open to others', () => {
  it('is closed again and opened, not called damaged', async () => {
    const home = makeTemporaryFolder()
    folders.push(home)
    const dataDir = join(home, 'data')
    await stop(await ready(dataDir))
    chmodSync(join(dataDir, 'pgdata'), 0o755)
    await stop(await ready(dataDir))
    expect(statSync(join(dataDir, 'pgdata')).mode & 0o777).toBe(0o700)
  })

  async function ready(dataDir: string): Promise<Running> {
    const started = await start(dataDir)
    await untilReady(started)
    return started
  }
})
