import { once } from 'node:events'
import { connect } from 'node:net'
import { buildInscricao, openOffice, publish, type Office } from './support/campanhas'

/** Forms that are refused before they are read to their end (audit S5). */

let office: Office
let campanhaId = 0
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
})
afterAll(() => office.api.close())

const MIB = 1024 * 1024
const file = (name: string, bytes: number) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${name}.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4 ${'y'.repeat(bytes)}\r\n`
const DADOS = `--x\r\ncontent-disposition: form-data; name="dados"\r\n\r\n${JSON.stringify(buildInscricao({ nome: 'Rui Rosa' }))}\r\n`
const END = '--x--\r\n'
const call = () => `/talento/v1/publico/campanhas/${campanhaId}/inscricoes`
const page = () => `/campanha/${campanhaId}/inscricao`

/** One connection that is kept, as a gateway keeps it: first the form, whole, then a question. */
async function sendThenAsk(path: string, body: string): Promise<readonly string[]> {
  const { hostname, port, host } = new URL(office.api.url)
  const socket = connect(Number(port), hostname)
  let told = ''
  socket.on('data', (chunk: Buffer) => (told += chunk.toString()))
  socket.on('error', () => {})
  // A question that is never answered is one answer fewer.
  socket.setTimeout(20_000, () => socket.destroy())
  const gone = once(socket, 'close')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`,
  )
  socket.write(body)
  socket.write(`GET /health/live HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
  await gone
  return [...told.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status ?? '')
}

describe('the question after a form that was refused in its middle is answered', () => {
  it.each([
    [
      'files too large together',
      call,
      () => DADOS + file('curriculo', 45 * MIB) + file('video', 36 * MIB),
      '413',
    ],
    [
      'a file too large, and more behind it',
      call,
      () => DADOS + file('a', 52 * MIB) + file('b', 20 * MIB),
      '413',
    ],
    [
      'too many files',
      call,
      () => DADOS + Array.from({ length: 14 }, (_, n) => file(`f${n}`, MIB)).join('') + file('z', 9 * MIB),
      '413',
    ],
    ['another boundary', call, () => `--y\r\n${'y'.repeat(9 * MIB)}\r\n`, '422'],
    [
      'too many files, on a page',
      page,
      () => Array.from({ length: 14 }, (_, n) => file(`f${n}`, MIB)).join(''),
      '413',
    ],
    [
      'files too large together, on a page',
      page,
      () => file('curriculo', 45 * MIB) + file('video', 36 * MIB),
      '413',
    ],
  ])('%s', async (_, path, body, status) => {
    expect(await sendThenAsk(path(), body() + END)).toEqual([status, '200'])
  })

  // The parser once waited for the end of a head that never ends, and a place with it.
  it('and so it is behind a part that has no head', async () => {
    const body = `${DADOS}--x\r\n${'y'.repeat(9 * MIB)}\r\n${END}`
    expect(await sendThenAsk(call(), body)).toEqual(['200', '200'])
  })
})
