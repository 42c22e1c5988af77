import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Erro } from '@seleta/contract/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../ground/text/escape-html'
import { sendRefusal } from './error-handler'
import { UNREADABLE, refusalOf } from './erro-status'
import { isApiPath } from './api-paths'

/**
 * An address that no router can read: percent signs that mean nothing, an id of thousands of letters. It leaves in
 * the envelope, for a browser that wanted a page as a page (audit S17).
 */
export function refuseUnroutable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error) ?? { status: 400, codigo: 'pedido_invalido', mensagem: UNREADABLE }
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
  if (isApiPath(request.url) || request.headers.accept?.includes('text/html') !== true) {
    void sendRefusal(request, reply, refusal)
    return
  }
  const titulo = 'Endereço incompleto ou errado'
  void reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'")
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${titulo}</title></head><body><main><h1>${titulo}</h1><p>${escapeHtml(refusal.mensagem)}</p><p>Procura uma vaga? Abra o link que você recebeu, ou o endereço que a empresa divulgou.</p></main></body></html>`,
    )
}

const RAW: Readonly<Record<string, readonly [status: string, mensagem: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Os cabeçalhos do pedido são grandes demais.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'O pedido demorou demais para chegar.'],
}

/** HTTP/1.1 names the host that it asks; who does not is told so in the envelope, on a connection that is closed. */
export function refuseNobodysHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.httpVersion !== '1.1' || request.headers.host !== undefined) return
    reply.header('connection', 'close')
    await sendRefusal(request, reply, { status: 400, codigo: 'pedido_invalido', mensagem: UNREADABLE })
  })
}

/** `Expect` with anything but what Node itself fulfils; the framework never sees such a request. */
export function refuseExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const id = randomBytes(9).toString('base64url')
    const mensagem = 'O cabeçalho Expect pede o que não é feito aqui.'
    const body = JSON.stringify({ erro: { codigo: 'pedido_invalido', mensagem, id } } satisfies Erro)
    response
      .writeHead(417, {
        'x-request-id': id,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'cache-control': 'no-store',
        connection: 'close',
      })
      .end(body)
  })
}

/** What is no HTTP: told in the envelope too, on the bare connection, which is closed. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, mensagem] = RAW[error.code ?? ''] ?? ['400 Bad Request', UNREADABLE]
  const id = randomBytes(9).toString('base64url')
  const body = JSON.stringify({ erro: { codigo: 'pedido_invalido', mensagem, id } } satisfies Erro)
  const head = [
    `HTTP/1.1 ${status}`,
    `x-request-id: ${id}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
