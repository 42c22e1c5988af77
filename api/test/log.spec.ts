import { type Operation, type Route, routes } from '@seleta/contract/routes'
import { z } from 'zod'
import { apply, buildInscricao, type Office, openOffice, publish } from './support/campanhas'
import { type Built, buildProduct, findFreePort, run, type Running, untilReady } from './support/run-product'
import { SENHA } from './support/seed-empresa'
import { serverAddress } from './support/test-server'

/** What the built product writes to its log, at its most talkative (product 104, security S24, decision 113). */

const Line = z.object({
  level: z.number(),
  msg: z.string(),
  reqId: z.string().optional(),
  event: z.string().optional(),
  method: z.string().optional(),
  path: z.string().optional(),
  status: z.number().optional(),
  ms: z.number().optional(),
  empresaId: z.number().optional(),
  usuarioId: z.number().optional(),
  err: z
    .object({ type: z.string(), code: z.string().optional(), constraint: z.string().optional() })
    .optional(),
})

/** Nothing of these may ever be found in what the product writes. */
const MARKS = [
  'Zulmira',
  'Marcada',
  'zulmira.marcada',
  'exemplo.test',
  'ana@aurora.test',
  'Ana Trocada',
  '529.982.247-25',
  '52998224725',
  '98765-4321',
  '987654321',
  'senha-que-ninguem-sabe',
  SENHA,
  'c2VncmVkby1xdWUtbmluZ3VlbS12ZQ',
  '203.0.113.77',
]

let built: Built
let office: Office
let running: Running
let port: number

beforeAll(async () => {
  built = buildProduct()
  office = await openOffice()
  const { host, user } = serverAddress()
  const { rows } = await office.api.pool.query<{ name: string }>('select current_database() as name')
  port = await findFreePort()
  running = run(built.main, {
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'trace',
      DRAIN_SECONDS: '0',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      MAIL_FROM: 'Seleta <nao-responda@seleta.test>',
      SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
      TRUST_PROXY: 'on',
      DATABASE_URL: `postgres:///${rows[0]?.name}?host=${encodeURIComponent(host ?? '')}&user=${user ?? ''}`,
    },
  })
  await untilReady(running)
})
afterAll(async () => {
  running.child.kill('SIGKILL')
  await running.ended
  await office.api.close()
  built.remove()
})

type Asked = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> }
const ask = (path: string, init: Asked = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${office.token}`, 'x-forwarded-for': '203.0.113.77', ...init.headers },
  })
const send = (path: string, method: string, body: object) =>
  ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const login = (username: string, password: string) =>
  send('/usuario/v1/usuarios/login', 'POST', { username, password, grant_type: 'password' })

const readLines = () =>
  running
    .output()
    .split('\n')
    .slice(0, -1)
    .map((line) => Line.parse(JSON.parse(line)))
/** The line of a request; it is written after the answer has left. */
async function lineOf(response: Response) {
  const id = response.headers.get('x-request-id')
  for (;;) {
    const found = readLines().find(({ reqId, status }) => reqId === id && status !== undefined)
    if (found !== undefined) return found
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('the log in production', () => {
  it('says of each request, in JSON, method, template, status, time, company and colleague', async () => {
    const line = await lineOf(await ask('/campanha/v1/campanhas/4711?busca=Zulmira'))
    expect(line).toMatchObject({
      level: 30,
      msg: 'pedido',
      method: 'GET',
      path: '/campanha/v1/campanhas/:id',
      status: 404,
      empresaId: office.empresaId,
      usuarioId: office.usuarioId,
    })
    expect(line.ms).toBeGreaterThanOrEqual(0)
  })

  it('notes who was not let in, and what was set for the whole company', async () => {
    const wrong = await lineOf(await login('zulmira.marcada@exemplo.test', 'senha-que-ninguem-sabe'))
    expect(wrong).toMatchObject({ level: 40, event: 'login', status: 401 })
    expect(wrong.msg).toMatch(/^entrada recusada/)
    const right = await login('ana@aurora.test', SENHA)
    expect(await lineOf(right)).toMatchObject({ event: 'login', status: 200, msg: 'entrada' })

    const empresa = {
      nome: 'Padaria Zulmira',
      cnpj: '',
      remetenteNome: 'Zulmira Marcada',
      remetenteEmail: '',
    }
    const changed = await lineOf(await send('/usuario/v1/empresa', 'PUT', empresa))
    expect(changed).toMatchObject({
      event: 'updateEmpresa',
      msg: 'configuração da empresa mudada',
      empresaId: office.empresaId,
      usuarioId: office.usuarioId,
    })
    const invited = await send('/usuario/v1/convites', 'POST', {
      nome: 'Zulmira',
      email: 'zulmira.marcada@exemplo.test',
    })
    expect(await lineOf(invited)).toMatchObject({ event: 'createConvite', msg: 'colega convidado' })
  })

  it('says where a fault of ours is, by class and constraint', async () => {
    await office.api.pool.query("alter table usuario add constraint marca check (nome <> 'Ana Trocada')")
    const response = await send('/usuario/v1/usuarios/eu', 'PUT', { nome: 'Ana Trocada' })
    expect(response.status).toBe(500)
    await lineOf(response)
    expect(readLines().find(({ msg }) => msg === 'falha')).toMatchObject({
      level: 50,
      path: '/usuario/v1/usuarios/eu',
      empresaId: office.empresaId,
      err: { code: '23514', constraint: 'marca' },
    })
  })

  it('never holds a name, an address, a number, a password or a key, whatever is asked', async () => {
    const { id } = await publish(office)
    const there = {
      ...office.api,
      request: (path: string, init: RequestInit = {}) =>
        ask(path, { method: 'POST', body: init.body ?? null }),
    }
    const pessoa = { nome: 'Zulmira Marcada', cpf: '529.982.247-25', telefone: '(11) 98765-4321' }
    const inscrita = await apply(there, id, {
      ...buildInscricao(pessoa),
      email: 'zulmira.marcada@exemplo.test',
    })
    expect(inscrita.status).toBe(200)
    const last = [
      await ask('/zulmira.marcada@exemplo.test/Zulmira'),
      await ask('/redefinir-senha?token=c2VncmVkby1xdWUtbmluZ3VlbS12ZQ'),
      await ask('/acompanhamento?chave=c2VncmVkby1xdWUtbmluZ3VlbS12ZQ'),
      await ask('/campanha/v1/campanhas/Zulmira'),
      await ask('/usuario/v1/sessoes/%E0%A4%A'),
      await ask('/usuario/v1/usuarios/eu', {
        headers: { authorization: 'Bearer c2VncmVkby1xdWUtbmluZ3VlbS12ZQ' },
      }),
      await ask('/usuario/v1/usuarios/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"username": zulmira.marcada@exemplo.test',
      }),
      await send('/usuario/v1/usuarios/esqueci-senha', 'POST', { email: 'ana@aurora.test' }),
      await send('/talento/v1/talentos/filtro', 'POST', { filtros: { palavraChave: 'Zulmira' } }),
      await send('/talento/v1/talentos', 'POST', { nome: 'Zulmira Marcada' }),
      await ask(`/campanha/${id}?origem=Zulmira`, { headers: { accept: 'text/html' } }),
    ].at(-1)
    if (last !== undefined) await lineOf(last)
    const output = running.output()
    expect(output.length).toBeGreaterThan(2000)
    expect([...MARKS, office.token].filter((mark) => output.includes(mark))).toEqual([])
  })

  it('holds nothing of what is sent to any call or page, whether it leads somewhere or not', async () => {
    const SECRET = 'c2VncmVkby1xdWUtbmluZ3VlbS12ZQ'
    const nome = 'Zulmira Marcada'
    const senha = 'senha-que-ninguem-sabe'
    const contact = {
      email: 'zulmira.marcada@exemplo.test',
      telefone: '(11) 98765-4321',
      cpf: '529.982.247-25',
    }
    const words = { texto: nome, busca: nome, palavraChave: nome, motivo: nome, identificadores: [nome] }
    const secrets = { password: senha, senha, token: SECRET, codigo: SECRET }
    const said = {
      ...contact,
      ...words,
      ...secrets,
      nome,
      username: contact.email,
      contato: contact.telefone,
      campos: { nome },
    }
    const search = new URLSearchParams({ busca: 'Zulmira', chave: SECRET, code: SECRET, state: SECRET })
    // These would let go of the session that all others are asked with.
    const LEAVING: readonly Operation[] = ['logout', 'deleteSessao', 'deleteUsuario']
    // Object.entries forgets the literal keys.
    const asked = (Object.entries(routes) as [Operation, Route][]).filter(([name]) => !LEAVING.includes(name))
    for (const place of ['1', 'zulmira.marcada@exemplo.test'])
      for (const [, { method, path, isMultipart }] of asked) {
        const form = new FormData()
        form.set('dados', JSON.stringify(said))
        const filled = `${path.replaceAll(/\{\w+\}/g, place)}?${search.toString()}`
        const body = isMultipart === true ? form : JSON.stringify(said)
        const response = await ask(filled, {
          method,
          ...(method !== 'GET' && { body }),
          headers: isMultipart === true ? {} : { 'content-type': 'application/json' },
        })
        await response.body?.cancel()
      }
    const pages = ['/parar-emails', '/acompanhamento', '/empresa/zulmira/recuperar-link', '/privacidade']
    for (const page of pages)
      for (const method of ['GET', 'POST'])
        await ask(`${page}?${search.toString()}`, {
          method,
          ...(method === 'POST' && { body: new URLSearchParams({ contato: said.contato, nome: said.nome }) }),
          headers: { accept: 'text/html' },
        })
    const alive = await ask('/usuario/v1/usuarios/eu')
    expect(alive.status).toBe(200)
    await lineOf(alive)
    expect([...MARKS, office.token].filter((mark) => running.output().includes(mark))).toEqual([])
  })

  it('is one language: every line but those of a library begins with words of ours', () => {
    const words = new Set(readLines().map(({ msg }) => msg))
    expect(
      [...words].filter((msg) => /\b(?:the|request|completed|incoming|listening|error|failed)\b/i.test(msg)),
    ).toEqual([])
  })
})

describe('a log that nobody reads any more', () => {
  it('stops nothing: what is asked is answered, and the process ends when it is told to', async () => {
    running.child.stdout?.destroy()
    // Its lines meet a closed door from here on.
    for (let times = 0; times < 5; times++) expect((await ask('/usuario/v1/usuarios/eu')).status).toBe(200)
    running.child.kill('SIGTERM')
    const code = await new Promise<number | null>((resolve) => running.child.once('exit', resolve))
    expect(code).toBe(0)
  })
})
