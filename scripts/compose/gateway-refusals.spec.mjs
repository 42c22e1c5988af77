import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { repository } from '../repository.mjs'
import { source, startGateway } from './gateway-for-tests.mjs'

/** What the gateway does not pass on it refuses as the api does: a page for pages, the envelope for calls. */
let gateway
let api
const asked = []

before(async () => {
  api = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      asked.push(request.url)
      response.end('api')
    })
  })
  await new Promise((resolve) => api.listen(0, '127.0.0.1', resolve))
  gateway = await startGateway('plain.conf', [api.address().port])
})
after(async () => {
  await gateway?.stop()
  api?.closeAllConnections()
  api?.close()
})

/** What is answered to bytes as they are, until the gateway ends the line. */
async function say(port, ...parts) {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8')
  socket.on('data', (part) => (answer += part))
  // Who is refused while it still speaks has its connection reset.
  socket.on('error', () => {})
  for (const part of parts) socket.write(part)
  socket.end()
  await once(socket, 'close')
  const [head, body = ''] = answer.split(/\r\n\r\n([^]*)/)
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
}

const closed = 'Host: vagas.test\r\nConnection: close\r\n'
const LONG = 'a'.repeat(9000)
/** Larger than any application: said beforehand, or found out on the way. */
const MUCH = 91 * 1024 * 1024
const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`
const CHUNKS = Array.from({ length: 91 }, () => chunk)

/** What is refused → how, and the bytes that ask for an address so. */
const REFUSALS = {
  'a body that says it is too large': {
    status: 413,
    sentence: 'O que você enviou é grande demais.',
    codigo: 'grande_demais',
    make: (path) => [`POST ${path} HTTP/1.1\r\n${closed}Content-Length: ${MUCH}\r\n\r\n`],
  },
  'a body that turns out to be too large': {
    status: 413,
    sentence: 'O que você enviou é grande demais.',
    codigo: 'grande_demais',
    make: (path) => [`POST ${path} HTTP/1.1\r\n${closed}Transfer-Encoding: chunked\r\n\r\n`, ...CHUNKS],
  },
  'an address that is too long': {
    status: 414,
    sentence: 'O endereço é longo demais.',
    codigo: 'pedido_invalido',
    make: (path) => [`GET ${path}?a=${LONG} HTTP/1.1\r\n${closed}\r\n`],
  },
  'headers that are too large': {
    status: 431,
    sentence: 'Os cabeçalhos do pedido são grandes demais.',
    codigo: 'pedido_invalido',
    make: (path) => [`GET ${path} HTTP/1.1\r\n${closed}X-A: ${LONG}\r\n\r\n`],
  },
  'a method that nobody takes': {
    status: 405,
    sentence: 'Este endereço não aceita isso.',
    codigo: 'metodo_nao_aceito',
    make: (path) => [`TRACE ${path} HTTP/1.1\r\n${closed}\r\n`],
  },
  'a request of no host': {
    status: 400,
    sentence: 'O pedido não pôde ser entendido.',
    codigo: 'pedido_invalido',
    make: (path) => [`GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`],
  },
  'a body that comes in a way that nobody reads': {
    status: 501,
    sentence: 'O pedido não pôde ser entendido.',
    codigo: 'pedido_invalido',
    make: (path) => [`POST ${path} HTTP/1.1\r\n${closed}Transfer-Encoding: gzip\r\n\r\n`],
  },
}

const isPage = ({ head, body }, sentence) => {
  assert.match(head, /content-type: text\/html; charset=utf-8/)
  assert.match(head, /content-security-policy: default-src 'none';/)
  assert.match(head, /cache-control: no-store/)
  assert.doesNotMatch(head, /retry-after/)
  assert.match(body, /<html lang="pt-BR">/)
  assert.ok(body.includes(`<h1>${sentence}</h1>`), body)
  assert.doesNotMatch(body, /nginx|<!--#/)
  // Where open jobs are listed not every installation says (docs/decisions/136).
  assert.doesNotMatch(body, /href="\/vagas"/)
}
const isEnvelope = ({ head, body }, mensagem, codigo) => {
  assert.match(head, /content-type: application\/json; charset=utf-8/)
  assert.match(head, /cache-control: no-store/)
  const { erro } = JSON.parse(body)
  assert.deepEqual({ ...erro, id: '' }, { codigo, mensagem, id: '' })
  assert.match(erro.id, /^\w+$/)
}

for (const [what, { status, sentence, codigo, make }] of Object.entries(REFUSALS)) {
  test(`${what} is refused with ${status}, on a page or in the envelope`, async () => {
    const page = await say(gateway.port, ...make('/campanha/7/inscricao'))
    assert.equal(page.status, status)
    isPage(page, sentence)
    const call = await say(gateway.port, ...make('/campanha/v1/campanhas'))
    assert.equal(call.status, status)
    isEnvelope(call, sentence, codigo)
  })
}

test('a call is what stands below the three prefixes of calls, and nothing else', async () => {
  for (const what of ['an address that is too long', 'a method that nobody takes']) {
    const { sentence, codigo, make } = REFUSALS[what]
    for (const path of ['/', '/vagas', '/campanhas/v1x', '/campanha/v12', '/assets/a.js', '/x/campanha/v1/'])
      isPage(await say(gateway.port, ...make(path)), sentence)
    for (const path of ['/usuario/v1', '/talento/v1/', '/talento/v1/talentos', '/campanha/v1?a=1'])
      isEnvelope(await say(gateway.port, ...make(path)), sentence, codigo)
  }
})

test('nothing of what was refused has come to the api', () => assert.deepEqual(asked, []))

test('what is the gateway’s own and no page of anybody is not found, in Portuguese', async () => {
  for (const path of ['/recusado.html', '/recusado.json', '/indisponivel.html', '/indisponivel.json']) {
    const answer = await fetch(gateway.url + path)
    assert.equal(answer.status, 404, path)
    assert.match(await answer.text(), /<h1>Não encontramos o que você procura\.<\/h1>/)
  }
})

test('with a certificate it refuses alike, over HTTP too', async () => {
  const other = await startGateway('tls.conf', [api.address().port])
  try {
    const { sentence, make } = REFUSALS['an address that is too long']
    assert.ok((await say(other.port, ...make('/vagas'))).body.includes(`<h1>${sentence}</h1>`))
    const session = connectHttp2(`https://localhost:${other.secure}`, { ca: other.certificate })
    const stream = session.request({ ':path': '/campanha/v1/campanhas', ':method': 'TRACE' })
    const [headers] = await once(stream, 'response')
    const parts = await stream.toArray()
    assert.equal(headers[':status'], 405)
    assert.match(JSON.parse(Buffer.concat(parts).toString()).erro.mensagem, /^Este endereço/)
    session.close()
  } finally {
    await other.stop()
  }
})

test('its sentences are the api’s own, word for word', () => {
  const own = [
    'plugins/erro-status.ts',
    'plugins/framework-errors.ts',
    'ground/domain-error.ts',
    'areas/publico/pages/page-sender-http.ts',
  ]
    .map((name) => readFileSync(join(repository, 'api/src', name), 'utf8'))
    .join('\n')
  const sentences = [...readFileSync(join(source, 'refusal-words.conf'), 'utf8').matchAll(/'([^'~]+)\.'/g)]
  assert.ok(sentences.length >= 6)
  for (const [, sentence] of sentences) assert.ok(own.includes(sentence), sentence)
})
