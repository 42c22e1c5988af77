import type { FastifyReply } from 'fastify'
import { withoutAccents } from '@seleta/regras/texto'
import type { FileAnswer } from '../ground/files/file-answer'

/** Sends a file with its exact type, an RFC 6266 name and no caching. */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return reply
    .header('content-type', file.mime)
    .header('content-disposition', contentDisposition(file.nome, file.isDownload === true))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(file.conteudo)
}

/** RFC 6266: a plain ASCII name for old clients, the real one in UTF-8; no control characters, no paths. */
export function contentDisposition(nome: string, isDownload: boolean): string {
  const clean = nome.replaceAll(/[\p{Cc}/\\]/gu, '').trim() || 'arquivo'
  const ascii = withoutAccents(clean).replaceAll(/[^\w .()-]/g, '_')
  const utf8 = encodeURIComponent(clean).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${isDownload ? 'attachment' : 'inline'}; filename="${ascii}"; filename*=UTF-8''${utf8}`
}
