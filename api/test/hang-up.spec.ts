import { connect } from 'node:net'
import { z } from 'zod'
import { buildInscricao, type Office, openOffice, publish } from './support/campanhas'
import { holdLock } from './support/held-lock'
import { end, startProcess } from './support/office-process'
import { type Built, buildProduct, findFreePort, type Running } from './support/run-product'
import { untilWaiting } from './support/until-waiting'

/** Who hangs up before they were answered has gone, and nothing of ours failed: the log says so (decision 113). */

const Line = z.object({ level: z.number(), path: z.string().optional() })

let built: Built
let office: Office
let product: Running
let port: number
beforeAll(async () => {
  built = buildProduct()
  office = await openOffice()
  port = await findFreePort()
  product = await startProcess(built, office, port, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'trace',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    MAIL_FROM: 'Seleta <nao-responda@seleta.test>',
    SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
  })
})
afterAll(async () => {
  await end(product, 'SIGKILL')
  await office.api.close()
  built.remove()
})

/** What the log has told of this route. */
const linesOf = (path: string) =>
  product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => Line.parse(JSON.parse(line)))
    .filter((line) => line.path === path)

/** Somebody else's call: what came before it was read. */
async function answered() {
  const headers = { authorization: `Bearer ${office.token}` }
  await (await fetch(`http://127.0.0.1:${port}/usuario/v1/usuarios/eu`, { headers })).body?.cancel()
}

/** Half of a call, or all of it, and then nobody is there any more; until the log tells of one. */
async function leave(path: string, sent: string, hangUp: 'destroy' | 'resetAndDestroy') {
  const before = linesOf(path).length
  // Whoever goes before it is read is not heard of at all.
  while (linesOf(path).length === before) {
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    socket.on('error', () => {})
    await answered()
    socket[hangUp]()
  }
}
const JSON_TYPE = 'content-type: application/json'
const call = (path: string, headers: readonly string[], body: string, length = body.length) =>
  [
    `POST ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `content-length: ${length}`,
    ...headers,
    '',
    body,
  ].join('\r\n')

describe.each(['destroy', 'resetAndDestroy'] as const)('somebody hangs up: %s', (hangUp) => {
  it('in the middle of what they send, and no alarm is raised', async () => {
    const path = '/usuario/v1/usuarios/login'
    await leave(path, call(path, [JSON_TYPE], '{', 99), hangUp)
    expect(linesOf(path).filter(({ level }) => level > 30)).toEqual([])
  })

  it('while they wait for their turn, and no alarm is raised', async () => {
    const path = '/talento/v1/talentos/exportar'
    const body = JSON.stringify({ formato: 'csv', filtro: {} })
    const authorization = `Bearer ${office.token}`
    const headers = { authorization, 'content-type': 'application/json' }
    const held = await holdLock(office.api.pool, 'lock table talento in access exclusive mode')
    const others = [0, 1].map(() =>
      fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body }),
    )
    await untilWaiting(office.api.pool, 2)
    await leave(path, call(path, [JSON_TYPE, `authorization: ${authorization}`], body), hangUp)
    await held.letGo()
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200])
    expect(linesOf(path).filter(({ level }) => level > 30)).toEqual([])
  })

  it('as soon as all of a form with a file is sent, and no alarm is raised', async () => {
    const path = `/talento/v1/publico/campanhas/${(await publish(office)).id}/inscricoes`
    const part = (name: string, value: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"${value}\r\n`
    const body = [
      part('dados', `\r\n\r\n${JSON.stringify(buildInscricao({ nome: 'Rui Rosa' }))}`),
      part('curriculo', '; filename="c.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4 Rui\n%%EOF'),
      '--x--\r\n',
    ].join('')
    const before = linesOf('/talento/v1/publico/campanhas/:id/inscricoes').length
    const held = await holdLock(office.api.pool, 'lock table objeto_solto in access exclusive mode')
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(call(path, ['content-type: multipart/form-data; boundary=x'], body, Buffer.byteLength(body)))
    await untilWaiting(office.api.pool, 1)
    socket[hangUp]()
    await answered()
    await held.letGo()
    const told = () => linesOf('/talento/v1/publico/campanhas/:id/inscricoes').slice(before)
    while (told().length === 0) await answered()
    expect(told().filter(({ level }) => level > 30)).toEqual([])
  })
})
