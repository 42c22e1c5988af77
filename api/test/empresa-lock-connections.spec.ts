import { once } from 'node:events'
import { connect } from 'node:net'
import { buildInscricao, openOffice, publish, type Office } from './support/campanhas'

/** Gateways lend one connection to many callers: what one of them is held to is not the next one's (decision 175). */

let office: Office
let campanhaId = 0
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
})
afterAll(() => office.api.close())

const signedIn = (token: string) =>
  `GET /campanha/v1/campanhas/${campanhaId} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\n\r\n`
const read = () => `GET /campanha/v1/publico/campanhas/${campanhaId} HTTP/1.1\r\nhost: a\r\n\r\n`
const application = () => {
  const body = `--x\r\ncontent-disposition: form-data; name="dados"\r\n\r\n${JSON.stringify(buildInscricao({ nome: 'Rui Rosa' }))}\r\n--x--\r\n`
  return `POST /talento/v1/publico/campanhas/${campanhaId}/inscricoes HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
const BYE = 'GET /health/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'

/** All of it at once, or the last so many letters once something was answered. @returns what each call was answered, in turn */
async function send(calls: readonly string[], later = 0): Promise<readonly string[]> {
  const { hostname, port } = new URL(office.api.url)
  const socket = connect(Number(port), hostname)
  let told = ''
  socket.on('data', (chunk: Buffer) => (told += chunk.toString()))
  const gone = once(socket, 'close')
  const all = [...calls, BYE].join('')
  const answered = once(socket, 'data')
  socket.write(all.slice(0, all.length - later))
  await answered
  socket.write(all.slice(all.length - later))
  await gone
  return [...told.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status ?? '').slice(0, calls.length)
}

describe('on the connection of a colleague who is signed in', () => {
  it('a visitor reads the job', async () => {
    expect(await send([signedIn(office.token), read()])).toEqual(['200', '200'])
  })

  it('somebody applies', async () => {
    expect(await send([signedIn(office.token), application()])).toEqual(['200', '200'])
  })

  it('somebody applies whose form comes in two pieces', async () => {
    expect(await send([signedIn(office.token), application()], BYE.length + 20)).toEqual(['200', '200'])
  })

  it('a colleague of another company is answered as one of theirs', async () => {
    const { token } = office.estranho
    expect(await send([signedIn(office.token), signedIn(token), signedIn(office.token)])).toEqual([
      '200',
      '404',
      '200',
    ])
  })
})
