import { request as startRequest } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { videoField } from '@seleta/public-pages/data/inscricao-form'
import { amount, patience } from './support/amount'
import { buildInscricao, type Office, openOffice, publish } from './support/campanhas'
import { memoryOf } from './support/office-process'
import { type Built, buildProduct, findFreePort, run, type Running, untilReady } from './support/run-product'
import { serverAddress } from './support/test-server'

/**
 * Many recordings at once, as the built api takes them: its memory stays, others are answered meanwhile, and what it
 * took it gives back (product 100, audit S5 and O2).
 */

const MIB = 1024 * 1024
const SENDERS = amount(8, 50)
const BYTES = amount(8, 40) * MIB
/** What of the answers is held, and to what: the short form has few of them, and one stall of a busy machine among them. */
const HELD = amount(0.5, 0.99)
const HEALTH_MS = amount(1000, 100)
const PERGUNTA = '6b1f0c52-5a2e-4a52-9c55-2f5a5a5a0002'

let built: Built
let office: Office
let product: Running
let port: number
let campanhaId: number
beforeAll(async () => {
  built = buildProduct()
  office = await openOffice()
  const common = { obrigatoria: true, efeito: 'SINALIZAR', criadaEm: new Date().toISOString() } as const
  const video = { ...common, id: PERGUNTA, tipo: 'VIDEO', title: 'Conte de você', duracao: 90 } as const
  campanhaId = (await publish(office, { vaga: { videoCv: 'sim', perguntas: [video] } })).id
  port = await findFreePort()
  const { host, user } = serverAddress()
  const { rows } = await office.api.pool.query<{ name: string }>('select current_database() as name')
  const address = `postgres:///${rows[0]?.name}?host=${encodeURIComponent(host ?? '')}&user=${user ?? ''}`
  const env = { DATABASE_URL: address, DATA_DIR: office.api.dataDir, LOG_LEVEL: 'silent', TRUST_PROXY: '1' }
  product = run(built.main, { env: { ...env, PORT: String(port) } })
  await untilReady(product)
})
afterAll(async () => {
  product.child.kill('SIGKILL')
  await product.ended
  built.remove()
  await office.api.close()
})

const HEAD = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, ...Buffer.from('    webm')])
const CHUNK = Buffer.alloc(64 * 1024, 'gravação')

/** One application with a recording of so many bytes. @returns the status */
function send(n: number, bytes: number): Promise<number> {
  const dados = JSON.stringify(buildInscricao({ nome: 'Ana Alves', email: `ana.${n}@exemplo.test` }))
  const before = Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="dados"\r\n\r\n${dados}\r\n--x\r\n`),
    Buffer.from(
      `content-disposition: form-data; name="${videoField(PERGUNTA)}"; filename="r.webm"\r\ncontent-type: video/webm\r\n\r\n`,
    ),
    HEAD,
  ])
  const after = Buffer.from('\r\n--x--\r\n')
  return new Promise((resolve, reject) => {
    const sending = startRequest({
      port,
      method: 'POST',
      path: `/talento/v1/publico/campanhas/${campanhaId}/inscricoes`,
      agent: false,
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': before.length - HEAD.length + bytes + after.length,
        'x-forwarded-for': `10.9.${n >> 8}.${n & 255}`,
      },
    })
    sending.once('error', reject)
    sending.once('response', (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    sending.write(before)
    let left = bytes - HEAD.length
    const more = () => {
      while (left > 0) {
        const part = CHUNK.subarray(0, Math.min(left, CHUNK.length))
        left -= part.length
        if (!sending.write(part)) return void sending.once('drain', more)
      }
      sending.end(after)
    }
    more()
  })
}

it(
  'keeps memory and answers in bounds while many recordings come at once, and gives the memory back',
  async () => {
    for (let n = 0; n < 4; n++) expect(await send(n, MIB)).toBe(200)
    await wait(500)
    const base = memoryOf(product)
    let peak = base
    const answers: number[] = []
    let isOn = true
    const watch = async () => {
      while (isOn) {
        const begun = performance.now()
        await (await fetch(`http://127.0.0.1:${port}/health/live`)).arrayBuffer()
        answers.push(performance.now() - begun)
        peak = Math.max(peak, memoryOf(product))
        await wait(20)
      }
    }
    const watching = watch()
    const statuses = await Promise.all(Array.from({ length: SENDERS }, (_, n) => send(100 + n, BYTES)))
    isOn = false
    await watching
    const held = answers.toSorted((a, b) => a - b)[Math.floor(answers.length * HELD)] ?? 0
    const until = Date.now() + 60_000
    while (memoryOf(product) - base > 32 * MIB && Date.now() < until) await wait(200)
    const figures = {
      base: Math.round(base / MIB),
      more: Math.round((peak - base) / MIB),
      left: Math.round((memoryOf(product) - base) / MIB),
      health: Math.round(held),
    }
    if (process.env['PROVE'] === 'on') console.log(figures)
    expect(statuses).toEqual(Array.from({ length: SENDERS }, () => 200))
    expect(figures.more).toBeLessThanOrEqual(64)
    expect(figures.left).toBeLessThanOrEqual(32)
    expect(figures.health).toBeLessThanOrEqual(HEALTH_MS)
  },
  patience(600_000),
)
