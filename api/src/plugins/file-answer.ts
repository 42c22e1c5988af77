import type { FastifyReply } from 'fastify'
import { withoutAccents } from '@seleta/regras/text'
import type { FileAnswer, FileContent } from '../ground/files/file-answer'
import { readRange } from './byte-range'
import { sendRefusal } from './error-handler'

const OUTSIDE = {
  status: 416,
  codigo: 'trecho_inexistente',
  mensagem: 'O arquivo não tem o trecho pedido.',
} as const

/**
 * Sends a file with its exact type, an RFC 6266 name and no caching. A stored one also in part (RFC 9110, Range), so
 * that a player can begin before all is there and jump.
 */
export async function sendFile(reply: FastifyReply, file: FileAnswer): Promise<FastifyReply> {
  reply
    .header('content-type', file.mime)
    .header('content-disposition', contentDisposition(file.nome, file.isDownload === true))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
  const { conteudo } = file
  return 'open' in conteudo ? sendContent(reply, conteudo) : reply.send(conteudo)
}

async function sendContent(reply: FastifyReply, { tamanho, etag, open }: FileContent): Promise<FastifyReply> {
  const { headers } = reply.request
  const quoted = `"${etag}"`
  const ifRange = headers['if-range']?.toString()
  const isAsked = ifRange === undefined || ifRange === quoted
  const range = isAsked ? readRange(headers.range, tamanho) : null
  reply.header('accept-ranges', 'bytes').header('etag', quoted)
  if (range === 'outside') {
    reply.removeHeader('content-disposition').header('content-range', `bytes */${tamanho}`)
    return sendRefusal(reply.request, reply, OUTSIDE)
  }
  if (range === null) return reply.header('content-length', String(tamanho)).send(await open())
  const { start, end } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${tamanho}`)
    .header('content-length', String(end - start + 1))
    .send(await open(range))
}

/** RFC 6266: a plain ASCII name for old clients, the real one in UTF-8; nothing invisible, no paths. */
export function contentDisposition(nome: string, isDownload: boolean): string {
  const clean = nome.replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, '').trim() || 'arquivo'
  const ascii = withoutAccents(clean).replaceAll(/[^\w .()-]/g, '_')
  const utf8 = encodeURIComponent(clean).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${isDownload ? 'attachment' : 'inline'}; filename="${ascii}"; filename*=UTF-8''${utf8}`
}
