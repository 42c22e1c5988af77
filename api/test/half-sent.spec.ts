import { connect, type Socket } from 'node:net'
import { patience } from './support/amount'
import { buildInscricao, type Office, openOffice, publish } from './support/campanhas'
import { end, memoryOf, signIn, startProcess } from './support/office-process'
import { type Built, buildProduct, findFreePort, type Running } from './support/run-product'

/** What strangers and colleagues send by half and leave lying (security S29). */

const MIB = 1024 * 1024
const SENDERS = 300
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

interface Sent {
  readonly path: string
  readonly method: string
  readonly headers: string
  readonly head: string
}

const inscricoes = () => `/talento/v1/publico/campanhas/${campanhaId}/inscricoes`
const form = (from: string): Sent => ({
  path: inscricoes(),
  method: 'POST',
  headers: `content-type: multipart/form-data; boundary=x\r\nx-forwarded-for: ${from}\r\n`,
  head: '--x\r\nContent-Disposition: form-data; name="dados"\r\n\r\n',
})
const page = (from: string): Sent => ({ ...form(from), path: `/campanha/${campanhaId}/inscricao` })
const conta = (token: string): Sent => ({
  path: '/usuario/v1/usuarios/eu',
  method: 'PUT',
  headers: `content-type: application/json\r\nauthorization: Bearer ${token}\r\n`,
  head: '{"nome":"',
})

/** The half of a body. @returns settles when all of that half went out, or the connection was ended */
function sendHalf({ path, method, headers, head }: Sent): { socket: Socket; out: Promise<void> } {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: x\r\n${headers}content-length: ${ANNOUNCED}\r\n\r\n`)
  const rest = head + 'a'.repeat(ANNOUNCED - head.length - LEFT_OUT)
  const out = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
    socket.write(rest, () => resolve())
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

async function flood(sentBy: (n: number) => Sent) {
  const halves = Array.from({ length: SENDERS }, (_, n) => sendHalf(sentBy(n)))
  const seen = await applyBeside('10.8.0.1', Promise.all(halves.map(({ out }) => out)))
  const later = await applyBeside('10.8.0.1', Promise.resolve())
  for (const { socket } of halves) socket.destroy()
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
])(
  'what hundreds send by half takes little memory, the second time too, and keeps nobody from applying: %s',
  async (_, prepare) => {
    const sentBy = await prepare()
    const base = await restingMemory()
    const seen = [await flood(sentBy), await flood(sentBy)]
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
