import { addresses } from '@seleta/public-pages/data/addresses'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { diaInBrazil } from '@seleta/regras/dia'
import type { createPublicoService } from '../vagas/publico-service'
import { drawPage } from './pages'
import { idOf, origemOf, textOf, type PageSender } from './page-sender-http'
import { sendPage } from './send-page-http'
import { toPage } from './page-cache'

type Publico = ReturnType<typeof createPublicoService>

const PAGE_SIZE = 20
const MAX_PAGE = 500

/** A job, its form, and the list of open jobs: product 53, 54 and 56. */
export function registerVagaPages(app: FastifyInstance, publico: Publico, sender: PageSender): void {
  const { page } = sender
  app.get('/campanha/:campaign', page, (request, reply) =>
    sendVaga(request, reply, publico, sender, 'campanha'),
  )
  app.get('/campanha/:campaign/inscricao', page, (request, reply) =>
    sendVaga(request, reply, publico, sender, 'inscricao'),
  )
  app.get('/vagas', page, (request, reply) => sendVagas(request, reply, publico, sender))
}

/** A job's own page or its form, drawn once and kept until the job, the day or the release changes. */
async function sendVaga(
  request: FastifyRequest,
  reply: FastifyReply,
  publico: Publico,
  sender: PageSender,
  name: 'campanha' | 'inscricao',
): Promise<FastifyReply> {
  const id = idOf(request)
  const marca = id === null ? null : await publico.findMarcas(id)
  if (id === null || marca === null) return sender.sendVagaMissing(request, reply, name)
  const { frontEnd, cache, absolute } = sender
  const front = frontEnd()
  const signature = JSON.stringify([marca, front.versao, diaInBrazil()])
  if (name === 'campanha') {
    const ready = await cache.get(`campanha/${id}`, signature, async () => {
      const endereco = absolute(addresses.vaga(id))
      return drawPage(front, 'campanha', { vaga: await publico.get(id), endereco }, endereco)
    })
    return sendPage(request, reply, ready, { keeping: 'shared' })
  }
  const origem = origemOf(request)
  const ready = await cache.get(`inscricao/${id}/${origem}`, signature, async () =>
    drawPage(front, 'inscricao', { vaga: await publico.get(id), origem, envio: null, feita: null }, null),
  )
  return sendPage(request, reply, ready, { keeping: 'asked' })
}

async function sendVagas(
  request: FastifyRequest,
  reply: FastifyReply,
  publico: Publico,
  { frontEnd, absolute }: PageSender,
): Promise<FastifyReply> {
  const busca = textOf(request, 'busca').slice(0, 80).toWellFormed()
  // The schema of the page has read it.
  const { pagina: asked = 1 } = request.query as { pagina?: unknown }
  const page = Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(asked)) || 1))
  const { data, totalElements, totalPages } = await publico.list({ page: page - 1, size: PAGE_SIZE, busca })
  // Behind the end: an old address, or one made up (audit P15).
  if (page > totalPages && totalPages > 0)
    return reply.redirect(addresses.vagas({ page: totalPages, busca }), 302)
  const dados = { vagas: data, total: totalElements, page, pages: totalPages, busca }
  const canonica = busca === '' ? absolute(addresses.vagas({ page })) : null
  return sendPage(request, reply, await toPage(drawPage(frontEnd(), 'vagas', dados, canonica)), {
    keeping: 'shared',
  })
}
