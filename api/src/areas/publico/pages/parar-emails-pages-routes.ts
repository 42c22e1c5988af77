import { PREFERENCIAS } from '@seleta/contract/dashboard-addresses'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFoundError } from '../../../ground/domain-error'
import type { createPararEmailsService } from '../parar-emails/parar-emails-service'
import { toPage } from './page-cache'
import { type PageSender, chaveOf } from './page-sender-http'
import { drawPararEmails } from './pages'
import { sendPage } from './send-page-http'

/** Ends mails of a kind without signing in: a page with a button, and what mail programs send by themselves (RFC 8058). */
export function registerPararEmailsPages(
  app: FastifyInstance,
  emails: ReturnType<typeof createPararEmailsService>,
  sender: PageSender,
): void {
  const path = '/parar-emails'

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    quais: string | null,
    isDone: boolean,
  ): Promise<FastifyReply> {
    if (quais === null) throw new NotFoundError('Este link não é nosso, ou veio incompleto.')
    const dados = { quais, chave: chaveOf(request), isDone, preferencias: PREFERENCIAS }
    const ready = await toPage(drawPararEmails(sender.frontEnd(), dados))
    return sendPage(request, reply, ready, { status: 200, keeping: 'never' })
  }

  app.get(path, sender.limited(120, 1), async (request, reply) =>
    send(request, reply, await emails.find(chaveOf(request)), false),
  )
  app.post(path, sender.limited(120, 1), async (request, reply) =>
    send(request, reply, await emails.stop(chaveOf(request)), true),
  )
}
