import { connect, type Socket } from 'node:net'
import { patience } from './support/amount'
import { buildInscricao, type Office, openOffice, publish } from './support/campanhas'
import { end, memoryOf, signIn, startProcess } from './support/office-process'
import { type Built, buildProduct, findFreePort, type Running } from './support/run-product'

/** What strangers and colleagues send by half and leave lying, in crumbs, or before they were answered (security S29). */

const MIB = 1024 * 1024
const SENDERS = 300
/** Whose bodies come in pieces of a letter: each takes its time until it is hung up on. */
const CRUMBLERS = 100
/** Who reads nothing; what is asked for is made for each of them. */
const UNREADERS = 200
/** Just below what holds no place among the bodies of files. */
const ANNOUNCED = 1_048_000
const LEFT_OUT = 3000
/** MiB more at its peak: what is kept, and what went through and waits to be collected; kept whole they are 300. */
const MOST = 128

let built: Built
let office: Office
let product: Running
let port: number
let campanhaId: number
beforeAll(async () => {
  built = buildProduct()
  office = await openOffice()
  campanhaId = (await publish(office)).id
})
afterAll(async () => {
  built.remove()
  await office.api.close()
})
beforeEach(async () => {
  port = await findFreePort()
  product = await startProcess(built, office, port, { TRUST_PROXY: '1' })
})
afterEach(() => end(product, 'SIGKILL'))

const inscricoes = () => `/talento/v1/publico/campanhas/${campanhaId}/inscricoes`
const FORM = 'content-type: multipart/form-data; boundary=x\r\n'
const FORM_HEAD = '--x\r\nContent-Disposition: form-data; name="dados"\r\n\r\n'
const JSON_HEADERS = 'content-type: application/json\r\n'

const call = (line: string, headers: string, body: string) =>
  `${line} HTTP/1.1\r\nhost: x\r\n${headers}\r\n${body}`

/** The half of a body. */
const half = (line: string, headers: string, head: string) =>
  call(
    line,
    `${headers}content-length: ${ANNOUNCED}\r\n`,
    head + 'a'.repeat(ANNOUNCED - head.length - LEFT_OUT),
  )
const form = (from: string) => half(`POST ${inscricoes()}`, `${FORM}x-forwarded-for: ${from}\r\n`, FORM_HEAD)
const page = (from: string) =>
  half(`POST /campanha/${campanhaId}/inscricao`, `${FORM}x-forwarded-for: ${from}\r\n`, FORM_HEAD)
const conta = (token: string) =>
  half('PUT /usuario/v1/usuarios/eu', `${JSON_HEADERS}authorization: Bearer ${token}\r\n`, '{"nome":"')

/** A text as pieces of one letter each. */
const crumble = (text: string) => text.replaceAll(/[^]/g, (letter) => `1\r\n${letter}\r\n`)
const CRUMBS = crumble('a'.repeat(60_000))
const crumbs = (line: string, headers: string, head: string) =>
  call(line, `${headers}transfer-encoding: chunked\r\n`, crumble(head) + CRUMBS)

/** Of these the sender reads nothing that is answered. */
const UNREAD = call('GET /docs/json', '', '').repeat(8)

/** @returns settles when all of it went out, or the connection was ended */
function send(text: string): { socket: Socket; out: Promise<void> } {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  if (text !== UNREAD) socket.resume()
  const out = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
    socket.write(text, () => resolve())
  })
  return { socket, out }
}

async function applyAs(n: number, from: string): Promise<number> {
  const body = new FormData()
  body.set('dados', JSON.stringify(buildInscricao({ nome: 'Ana Alves', email: `ana.${n}@exemplo.test` })))
  const answer = await fetch(`http://127.0.0.1:${port}${inscricoes()}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body,
  })
  await answer.arrayBuffer()
  return answer.status
}

let applied = 0
/** Somebody applies from this address, time and again, while others send. */
async function applyBeside(from: string, sending: Promise<unknown>) {
  let isOver = false
  const over = sending.finally(() => (isOver = true))
  const seen = { statuses: new Set<number>(), peak: 0 }
  do {
    seen.statuses.add(await applyAs((applied += 1), from))
    const live = await fetch(`http://127.0.0.1:${port}/health/live`)
    await live.arrayBuffer()
    seen.statuses.add(live.status)
    seen.peak = Math.max(seen.peak, memoryOf(product))
  } while (!isOver)
  await over
  return seen
}

/** Memory of a process that has done some of its work. */
async function restingMemory(): Promise<number> {
  for (let n = 0; n < 20; n += 1) await applyAs((applied += 1), '10.7.0.1')
  return memoryOf(product)
}

async function flood(textBy: (n: number) => string) {
  const text = textBy(0)
  const length = text.endsWith(CRUMBS) ? CRUMBLERS : text === UNREAD ? UNREADERS : SENDERS
  const sent = Array.from({ length }, (_, n) => send(textBy(n)))
  const seen = await applyBeside('10.8.0.1', Promise.all(sent.map(({ out }) => out)))
  const later = await applyBeside('10.8.0.1', Promise.resolve())
  for (const { socket } of sent) socket.destroy()
  return { peak: Math.max(seen.peak, later.peak), statuses: [...seen.statuses, ...later.statuses] }
}

it.each([
  ['a form, from one address', async () => () => form('10.8.0.1')],
  ['a form, from many addresses', async () => (n: number) => form(`10.8.1.${n % 250}`)],
  ['a page’s form, from many addresses', async () => (n: number) => page(`10.8.2.${n % 250}`)],
  [
    'a call, by one colleague',
    async () => {
      const token = await signIn(port)
      return () => conta(token)
    },
  ],
  [
    'a form, in pieces of a letter',
    async () => () => crumbs(`POST ${inscricoes()}`, `${FORM}x-forwarded-for: 10.8.1.7\r\n`, FORM_HEAD),
  ],
  [
    'a call, in pieces of a letter',
    async () => () => crumbs('POST /usuario/v1/usuarios/login', JSON_HEADERS, '{"nome":"'),
  ],
  [
    'thousands of calls, before the first was answered',
    async () => () => call('GET /vagas', '', '').repeat(6000),
  ],
  ['calls for much that is not read', async () => () => UNREAD],
  [
    'thousands of calls that expect something, before the first was answered',
    async () => () =>
      half(`POST ${inscricoes()}`, FORM, FORM_HEAD).slice(0, 120) +
      call('GET /vagas', 'expect: x\r\n', '').repeat(6000),
  ],
])(
  'what hundreds send and leave takes little memory, the second time too, and keeps nobody from applying: %s',
  async (_, prepare) => {
    const textBy = await prepare()
    const base = await restingMemory()
    const seen = [await flood(textBy), await flood(textBy)]
    const more = seen.map(({ peak }) => Math.round((peak - base) / MIB))
    if (process.env['PROVE'] === 'on') console.log({ base: Math.round(base / MIB), more })
    expect(new Set(seen.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]))
    expect(Math.max(...more)).toBeLessThanOrEqual(MOST)
  },
  patience(120_000),
)

it('a class that sends its résumés at once from one room is taken whole', async () => {
  const send = async (n: number) => {
    const body = new FormData()
    body.set('dados', JSON.stringify(buildInscricao({ nome: 'Bia Brito', email: `bia.${n}@exemplo.test` })))
    const pdf = `%PDF-1.4 ${'y'.repeat(600_000)}%%EOF`
    body.set('curriculo', new Blob([pdf], { type: 'application/pdf' }), 'cv.pdf')
    const headers = { 'x-forwarded-for': '10.8.3.1' }
    const answer = await fetch(`http://127.0.0.1:${port}${inscricoes()}`, { method: 'POST', headers, body })
    return answer.status
  }
  const statuses = await Promise.all(Array.from({ length: 100 }, (_, n) => send(n)))
  expect(statuses).toEqual(statuses.map(() => 200))
})

/** @returns all that is answered on one connection to these calls, sent at once */
async function answersTo(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  let told = ''
  socket.setEncoding('utf8').on('data', (piece) => (told += piece))
  socket.write(text)
  await new Promise((resolve) => socket.once('close', resolve))
  return told
}

it('whoever applies in pieces of a letter is taken like everybody', async () => {
  const dados = JSON.stringify(buildInscricao({ nome: 'Caio Couto', email: 'caio@exemplo.test' }))
  const body = `${FORM_HEAD}${dados}\r\n--x--\r\n`
  const text = call(
    `POST ${inscricoes()}`,
    `${FORM}connection: close\r\ntransfer-encoding: chunked\r\n`,
    `${crumble(body)}0\r\n\r\n`,
  )
  expect(await answersTo(text)).toMatch(/^HTTP\/1.1 200 OK/)
})

it('eight calls at once on a connection are answered in their order, and more end it', async () => {
  const asked = (last: string) => call('GET /health/live', '', '').repeat(7) + call('GET /x', last, '')
  const told = await answersTo(asked('connection: close\r\n'))
  expect(told.match(/HTTP\/1.1 \d+/g)).toEqual([
    ...Array.from({ length: 7 }, () => 'HTTP/1.1 200'),
    'HTTP/1.1 404',
  ])
  expect(await answersTo(asked('') + asked(''))).toBe('')
})
