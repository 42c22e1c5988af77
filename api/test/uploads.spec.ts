import { request as startRequest, type ClientRequest } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { buildInscricao, type Office, openOffice, publish } from './support/campanhas'
import { listArriving, listStored } from './support/stored-files'

/** What stands before and beside the reading of files (audit S5, O2). */

const LIMITS = { atOnce: 3, perSender: 2, patienceMs: 400, leastBytes: 2000, crowdedBytes: 8000, bodyMs: 400 }
const IMPORTACOES = '/talento/v1/importacoes'
let office: Office
let campanhaId: number
beforeAll(async () => {
  office = await openOffice({ uploads: LIMITS })
  campanhaId = (await publish(office)).id
})
afterAll(() => office.api.close())

interface Answer {
  readonly status: number | undefined
  readonly retryAfter: string | undefined
  readonly mensagem: string
}

/** A form that is sent piece by piece. */
function open(
  address: string,
  headers: Record<string, string | number> = {},
  path = `/talento/v1/publico/campanhas/${campanhaId}/inscricoes`,
) {
  const sending: ClientRequest = startRequest(`${office.api.url}${path}`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'x-forwarded-for': address,
      ...headers,
    },
  })
  const answer = new Promise<Answer>((resolve, reject) => {
    sending.once('error', reject)
    sending.once('response', (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.once('end', () => {
        const { erro } = JSON.parse(text) as { erro?: { mensagem: string } }
        const { statusCode: status, headers: got } = response
        resolve({ status, retryAfter: got['retry-after'], mensagem: erro?.mensagem ?? '' })
      })
    })
  })
  return { sending, answer }
}

const dados = (nome: string) =>
  `--x\r\ncontent-disposition: form-data; name="dados"\r\n\r\n${JSON.stringify(buildInscricao({ nome }))}\r\n`
const FILE = '--x\r\ncontent-disposition: form-data; name="curriculo"; filename="cv.pdf"\r\n\r\n%PDF-1.4 '
const END = '%%EOF\r\n--x--\r\n'

/** Sends the head of a form, and waits until the server has it. */
async function begin(nome: string, address: string) {
  const form = open(address)
  form.sending.write(dados(nome))
  form.sending.write(FILE)
  const before = arriving()
  while (arriving() === before) await wait(5)
  return form
}

const arriving = () => listArriving(office.api.dataDir).length

async function untilGone(): Promise<void> {
  while (arriving() > 0) await wait(10)
}

it('keeps nothing on disk when the connection goes while the last bytes are written', async () => {
  const { hostname, port } = new URL(office.api.url)
  const body = `${dados('Eva Extra')}${FILE}${'y'.repeat(6_000_000)}${END}`
  for (let n = 0; n < 4; n += 1) {
    const socket = connect(Number(port), hostname)
    const gone = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    socket.resume()
    // One byte more than was announced: the next request begins with it and is none.
    socket.end(
      `POST /talento/v1/publico/campanhas/${campanhaId}/inscricoes HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 10.1.4.${n}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${body.length}\r\n\r\n${body}Z`,
    )
    await gone
  }
  await untilGone()
  expect(arriving()).toBe(0)
})

it('refuses what says it is too large before a byte of it is read', async () => {
  const { sending, answer } = open('10.1.0.1', { 'content-length': 200 * 1024 * 1024 })
  sending.flushHeaders()
  expect(await answer).toMatchObject({ status: 413, mensagem: 'O que você enviou é grande demais.' })
  sending.destroy()
})

it('counts how often somebody sends before a byte is read', async () => {
  const headers = { authorization: `Bearer ${office.token}` }
  const form = new FormData()
  form.set('dados', '{}')
  const send = () => office.api.request(IMPORTACOES, { method: 'POST', headers, body: form })
  for (let n = 0; n < 20; n++) expect((await send()).status).toBe(422)
  const length = { 'content-length': 20 * 1024 * 1024 }
  const { sending, answer } = open('10.1.0.2', { ...headers, ...length }, IMPORTACOES)
  sending.flushHeaders()
  const refused = await answer
  expect(refused.status).toBe(429)
  expect(Number(refused.retryAfter)).toBeGreaterThan(0)
  sending.destroy()
})

it('takes small forms of any number from one address', async () => {
  const form = new FormData()
  form.set('dados', JSON.stringify({}))
  const send = () =>
    office.api.request(`/talento/v1/publico/campanhas/${campanhaId}/inscricoes`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '10.1.0.3' },
      body: form,
    })
  const answers = await Promise.all(Array.from({ length: 12 }, send))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 422))
})

const steady: NodeJS.Timeout[] = []
afterEach(() => {
  for (const timer of steady.splice(0)) clearInterval(timer)
})
/** Goes on sending until there is an answer; whoever is fast has brought much before a slow machine looks. */
function keepOn(form: ReturnType<typeof open>, pace: 'fast' | 'slow' = 'fast') {
  const bytes = pace === 'fast' ? 4000 : 600
  if (pace === 'fast') form.sending.write('y'.repeat(200_000))
  const timer = setInterval(() => form.sending.write('y'.repeat(bytes)), 50)
  const stop = () => clearInterval(timer)
  form.answer.then(stop, stop)
  steady.push(timer)
  return form
}

it('reads so many at once, of one sender fewer, and tells the others when to come again', async () => {
  const first = keepOn(await begin('Ana Alves', '10.1.1.1'))
  const second = keepOn(await begin('Bia Brito', '10.1.1.1'))
  const own = open('10.1.1.1')
  own.sending.flushHeaders()
  expect(await own.answer).toMatchObject({
    status: 429,
    mensagem: 'Muitas tentativas. Tente de novo em 10 segundos.',
  })
  const third = keepOn(await begin('Caio Costa', '10.1.1.2'))
  const other = open('10.1.1.3')
  other.sending.flushHeaders()
  expect(await other.answer).toEqual({
    status: 503,
    retryAfter: '10',
    mensagem: 'Há muitos envios ao mesmo tempo. Tente de novo em 10 segundos.',
  })
  for (const timer of steady.splice(0)) clearInterval(timer)
  for (const { sending } of [first, second, third]) sending.end(END)
  expect(
    (await Promise.all([first.answer, second.answer, third.answer])).map(({ status }) => status),
  ).toEqual([200, 200, 200])
  const later = await begin('Davi Dias', '10.1.1.3')
  later.sending.end(END)
  expect((await later.answer).status).toBe(200)
  for (const { sending } of [own, other]) sending.destroy()
  await untilGone()
})

it('keeps places, where most are taken, for those who send as fast as a slow phone', async () => {
  // Neither stands still: one of them alone would be waited for.
  const slow = [await begin('Hugo Horta', '10.1.5.1'), await begin('Iris Ivo', '10.1.5.2')]
  for (const form of slow) keepOn(form, 'slow')
  const fast = keepOn(await begin('Jair Jota', '10.1.5.3'))
  // In the end there is one answer at least.
  steady.push(setTimeout(() => fast.sending.end(END), 4000))
  const answers = await Promise.race([Promise.all(slow.map(({ answer }) => answer)), fast.answer])
  expect(answers).toMatchObject([{ status: 408 }, { status: 408 }])
  for (const timer of steady.splice(0)) clearInterval(timer)
  fast.sending.end(END)
  expect((await fast.answer).status).toBe(200)
  for (const { sending } of slow) sending.destroy()
  await untilGone()
})

it('cuts a sender who stands still, and keeps nothing of what came', async () => {
  const kept = listStored(office.api.dataDir).length
  const { sending, answer } = await begin('Eva Eiras', '10.1.2.1')
  sending.write('y'.repeat(5000))
  expect(await answer).toMatchObject({
    status: 408,
    mensagem: 'O envio parou no meio do caminho. Confira sua conexão e envie de novo.',
  })
  await untilGone()
  expect(listStored(office.api.dataDir)).toHaveLength(kept)
  sending.destroy()
})

it.each([
  [
    'a call',
    '/usuario/v1/usuarios/login',
    'application/json',
    '"mensagem":"O envio parou no meio do caminho.',
  ],
  ['nothing', '/campanha/v1/nada', 'application/json', '"mensagem":"O envio parou no meio do caminho.'],
  [
    'a page',
    '/acompanhamento?chave=x',
    'application/x-www-form-urlencoded',
    'O envio parou no meio do caminho.',
  ],
])(
  'tells whoever stands still in a body that is no file, sent to %s, and ends it',
  async (_, path, type, said) => {
    const { hostname, port } = new URL(office.api.url)
    const socket = connect(Number(port), hostname)
    const answer = new Promise<string>((resolve, reject) => {
      let text = ''
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('error', reject)
      socket.on('close', () => resolve(text))
    })
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${new URL(office.api.url).host}\r\ncontent-type: ${type}\r\ncontent-length: 100\r\n\r\n{`,
    )
    const told = await answer
    expect(told).toContain('HTTP/1.1 408 Request Timeout')
    expect(told).toMatch(/^x-request-id: [\w-]+\r$/m)
    expect(told).toContain(said)
  },
)

it('waits for a slow line that goes on', async () => {
  const { sending, answer } = await begin('Fabi Faria', '10.1.3.1')
  for (let n = 0; n < 24; n++) {
    sending.write('y'.repeat(600))
    await wait(50)
  }
  sending.end(END)
  expect((await answer).status).toBe(200)
  await untilGone()
})

it('lets go of a place and of what came when the sender hangs up', async () => {
  for (let n = 0; n < 4; n++) {
    const { sending, answer } = await begin('Gil Gomes', `10.1.4.${n}`)
    answer.catch(() => {})
    sending.destroy()
    await untilGone()
  }
})

describe('whoever hangs up', () => {
  /** Some turns of the server after everything is written. */
  async function hangUp(text: string, turns: number): Promise<void> {
    const { hostname, port } = new URL(office.api.url)
    const socket = connect(Number(port), hostname)
    const gone = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    await new Promise<void>((resolve) => socket.write(text, () => resolve()))
    for (let n = 0; n < turns; n += 1) await new Promise(setImmediate)
    socket.resetAndDestroy()
    await gone
  }
  const headOf = (address: string) =>
    `POST /talento/v1/publico/campanhas/${campanhaId}/inscricoes HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 5000000\r\n\r\n`

  it.each([
    ['at once', headOf, '10.1.6.1'],
    [
      'while a call waits behind another one of theirs',
      (address: string) =>
        `GET /talento/v1/publico/campanhas/${campanhaId} HTTP/1.1\r\nhost: x\r\n\r\n${headOf(address)}`,
      '10.1.6.2',
    ],
  ])('%s leaves no place taken', async (_, textOf, address) => {
    for (let n = 0; n < 80; n += 1) await hangUp(textOf(address), n % 16)
    const { sending, answer } = await begin('Lia Lopes', address)
    sending.end(END)
    expect((await answer).status).toBe(200)
  })
})
