import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { GatheredMessage } from './gathered-message'

/** Who sends a body in crumbs is hung up on, and nobody else (security S29). */

let server: Server
/** Bytes of each body that came whole. */
let whole: number[]
beforeEach(async () => {
  whole = []
  server = createServer({ IncomingMessage: GatheredMessage }, (request, response) => {
    let bytes = 0
    request.on('error', () => {})
    request.on('data', (piece: Buffer) => (bytes += piece.length))
    request.on('end', () => {
      whole.push(bytes)
      response.end(String(bytes))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => server.close())

const inPieces = (sizes: readonly number[]) =>
  sizes.map((size) => `${size.toString(16)}\r\n${'a'.repeat(size)}\r\n`).join('')
const chunked = (sizes: readonly number[]) => `transfer-encoding: chunked\r\n\r\n${inPieces(sizes)}0\r\n\r\n`
const many = (count: number, size: number) => Array.from({ length: count }, () => size)

/** @returns all that is answered until the connection ends */
async function answerTo(body: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  let told = ''
  socket.setEncoding('utf8').on('data', (piece) => (told += piece))
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${body}`)
  await new Promise((resolve) => socket.once('close', resolve))
  return told
}

it.each([
  ['from the first', many(5000, 1)],
  ['once they have brought the rest in pieces of a usual size', [...many(10, 1000), ...many(5000, 1)]],
])('whoever sends thousands of pieces of a letter is hung up on: %s', async (_, sizes) => {
  expect([await answerTo(chunked(sizes)), whole]).toEqual(['', []])
})

it.each([
  ['as many pieces of a line', many(5000, 40)],
  ['some thousand pieces of a letter', many(4000, 1)],
  ['pieces of a letter, most of it in one', [100_000, ...many(5000, 1)]],
])('%s are taken whole', async (_, sizes) => {
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  expect(await answerTo(chunked(sizes))).toMatch(/^HTTP\/1.1 200 OK/)
  expect(whole).toEqual([bytes])
})

it('a body that says how long it is is taken whole', async () => {
  expect(await answerTo(`content-length: 9000\r\n\r\n${'a'.repeat(9000)}`)).toMatch(/^HTTP\/1.1 200 OK/)
  expect(whole).toEqual([9000])
})
