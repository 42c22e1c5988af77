import { RecuperarLinkBody } from '@seleta/contract/acompanhamento'
import { addresses } from '@seleta/public-pages/data/addresses'
import type { RecuperarLink } from '@seleta/public-pages/recuperar-link-view'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { TooManyError } from '../../../ground/domain-error'
import { addressKey } from '../../../ground/limits/address-key'
import type { Counter } from '../../../ground/limits/counter'
import { readContato, type createRecuperarLinkService } from '../recuperar-link/recuperar-link-service'
import type { createPublicoService } from '../vagas/publico-service'
import { toPage } from './page-cache'
import { orNull, type PageSender, slugOfAddress } from './page-sender-http'
import { drawRecuperarLink } from './pages'
import { sendPage } from './send-page-http'

interface Context {
  readonly publico: Pick<ReturnType<typeof createPublicoService>, 'findEmpresa'>
  readonly links: ReturnType<typeof createRecuperarLinkService>
  readonly sender: PageSender
  readonly counter: Counter
  readonly emailLigado: boolean
}

/** Requests from one address in ten minutes. */
const ASKED = { max: 10, windowMs: 10 * 60_000 }
const FALTA = 'Informe o e-mail ou o telefone com DDD que você usou na inscrição.'

/** «Recuperar meu link» of a company: a page and its form, which no script is needed for (decision 137). */
export function registerRecuperarLinkPages(
  app: FastifyInstance,
  { publico, links, sender, counter, emailLigado }: Context,
): void {
  const path = '/empresa/:empresa/recuperar-link'

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { nome, slug }: { readonly nome: string; readonly slug: string },
    { status = 200, ...part }: Partial<RecuperarLink> & { readonly status?: number },
  ): Promise<FastifyReply> {
    const blank = { contato: '', falta: '', refusal: '', pedido: null }
    const dados = { empresa: nome, slug, emailLigado, ...blank, ...part }
    const ready = await toPage(drawRecuperarLink(sender.frontEnd(), dados))
    return sendPage(request, reply, ready, { status, keeping: 'never' })
  }

  app.get(path, sender.limited(120, 1), async (request, reply) => {
    const asked = slugOfAddress(request)
    const empresa = await orNull(publico.findEmpresa(asked))
    if (empresa === null) return sender.sendEmpresaMissing(request, reply)
    if (asked !== empresa.slug) return reply.redirect(addresses.recuperarLink(empresa.slug), 302)
    return send(request, reply, empresa, {})
  })

  app.post(path, sender.limited(300, 10), async (request, reply) => {
    const empresa = await orNull(publico.findEmpresa(slugOfAddress(request)))
    if (empresa === null) return sender.sendEmpresaMissing(request, reply)
    const typed = RecuperarLinkBody.safeParse(request.body).data?.contato ?? ''
    const contato = readContato(typed)
    if (contato === null) return send(request, reply, empresa, { contato: typed, falta: FALTA, status: 422 })
    const { total, endsIn } = await counter.add(`recuperar-link/${addressKey(request.ip)}`, ASKED.windowMs)
    if (total > ASKED.max) {
      const { message, retryAfter } = new TooManyError(endsIn / 1000)
      reply.header('retry-after', String(retryAfter))
      return send(request, reply, empresa, { contato: typed, refusal: message, status: 429 })
    }
    // Not awaited: the answer comes at the same time for known and unknown.
    links.ask(empresa, contato).catch((error: unknown) => {
      request.log.error({ err: error }, 'um link pedido não entrou na fila')
    })
    return send(request, reply, empresa, { contato: typed, pedido: contato.canal })
  })
}
