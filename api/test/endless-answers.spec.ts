import { createServer, type Server } from 'node:http'
import { openOffice, type Office } from './support/campanhas'
import { CLIENTE } from './support/provedor'

/** Whoever is asked by us and never comes to an end is given up, and the screen is told (audit S11). */

let server: Server
let address = ''
let sent = 0
let office: Office
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (!response.destroyed && sent < 100_000_000) {
        sent += 65_536
        if (!response.write(' '.repeat(65_536))) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('no port')
  address = `http://127.0.0.1:${bound.port}`
  office = await openOffice({ openai: { baseUrl: address, apiKey: '', model: 'm' } })
})
afterAll(async () => {
  await office.api.close()
  server.close()
})
beforeEach(() => {
  sent = 0
})

/** More than our 256 kB: what the two ends of the connection hold besides. */
const FEW = 20_000_000

it('a model', async () => {
  const { status, erro } = await office.api.call(
    'askOpenai',
    { body: { descricao: 'Função: Padeiro', tipoRetorno: 'HTML' } },
    { token: office.token },
  )
  expect([status, erro?.codigo]).toEqual([503, 'ia_indisponivel'])
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThan(FEW)
})

it('the provider that a company names for its sign-in', async () => {
  const body = { ...CLIENTE, emissor: address, dominio: 'aurora.test', papel: null, soPelaEmpresa: false }
  const { erro } = await office.api.call('saveAcessoDaEmpresa', { body }, { token: office.token })
  expect(erro?.campos).toEqual({
    emissor: 'Este endereço não respondeu como um provedor OpenID. Confira o endereço do emissor.',
  })
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThan(FEW)
})
