import { PAGE_SIZE } from '@seleta/contract/limits'
import { addresses } from '@seleta/public-pages/data/addresses'
import { askedOf, listAddress } from '@seleta/public-pages/data/list-address'
import { diaInBrazil } from '@seleta/regras/dia'
import { readOrigem } from '@seleta/regras/origem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../ground/clock'
import type { createPublicoService } from '../vagas/publico-service'
import { toPage } from './page-cache'
import { idOf, orNull, origemOf, slugOfAddress, textOf, type PageSender } from './page-sender-http'
import { drawPage } from './pages'
import { sendPage } from './send-page-http'

type Publico = ReturnType<typeof createPublicoService>

/** A job, its form, and the lists of open jobs: product 53, 54, 56 and 80. */
export function registerVagaPages(
  app: FastifyInstance,
  publico: Publico,
  sender: PageSender,
  clock: Clock,
): void {
  const { page } = sender
  app.get('/campanha/:campaign', page, (request, reply) =>
    sendVaga(request, reply, { publico, sender, clock }, 'campanha'),
  )
  app.get('/campanha/:campaign/inscricao', page, (request, reply) =>
    sendVaga(request, reply, { publico, sender, clock }, 'inscricao'),
  )
  app.get('/vagas', page, (request, reply) => sendVagas(request, reply, publico, sender))
  app.get('/empresa/:empresa', page, (request, reply) => sendEmpresa(request, reply, publico, sender))
}

/** A job's own page or its form, drawn once and kept until the job, the day or the release changes. */
async function sendVaga(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    publico,
    sender,
    clock,
  }: { readonly publico: Publico; readonly sender: PageSender; readonly clock: Clock },
  name: 'campanha' | 'inscricao',
): Promise<FastifyReply> {
  const id = idOf(request)
  const marca = id === null ? null : await publico.findMarcas(id)
  if (id === null || marca === null) return sender.sendVagaMissing(request, reply)
  const { frontEnd, cache, absolute } = sender
  const front = frontEnd()
  const signature = JSON.stringify([marca, front.versao, diaInBrazil(clock())])
  if (name === 'campanha') {
    const ready = await cache.get(`campanha/${id}`, signature, async () => {
      const endereco = absolute(addresses.vaga(id))
      return drawPage(front, 'campanha', { vaga: await publico.get(id), endereco }, endereco)
    })
    return sendPage(request, reply, ready, { keeping: 'shared' })
  }
  const origem = origemOf(request)
  const ready = await cache.get(`inscricao/${id}/${origem}`, signature, async () =>
    drawPage(
      front,
      'inscricao',
      { vaga: await publico.get(id), site: absolute(''), origem, envio: null, feita: null },
      null,
    ),
  )
  return sendPage(request, reply, ready, { keeping: 'asked' })
}

/** What the address asks for; a page has no schema, so that its query holds whatever was written there. */
const askedBy = ({ query }: FastifyRequest) => askedOf(query as Readonly<Record<string, unknown>>)

async function readList(publico: Publico, request: FastifyRequest, empresa?: string) {
  const { busca, page } = askedBy(request)
  const query = {
    page: page - 1,
    size: PAGE_SIZE.vagas,
    busca,
    ...(empresa === undefined ? {} : { empresa }),
  }
  const { data, totalElements, totalPages } = await publico.list(query)
  return { vagas: data, total: totalElements, page, pages: totalPages, busca }
}

/** Behind the end: an old address, or one made up (audit P15). */
const isBehindEnd = ({ page, pages }: { readonly page: number; readonly pages: number }) =>
  page > pages && pages > 0

/** The jobs of all companies where the installation lists them, else the way to those of its only one (decision 136). */
async function sendVagas(
  request: FastifyRequest,
  reply: FastifyReply,
  publico: Publico,
  sender: PageSender,
): Promise<FastifyReply> {
  const list = await publico.findList()
  if (list === null)
    return sender.sendMissing(request, reply, {
      titulo: 'De qual empresa?',
      mensagem: 'Aqui não há uma lista com as vagas de todas as empresas.',
    })
  if (list !== addresses.vagas) return sendElsewhere(request, reply, list)
  const dados = await readList(publico, request)
  if (isBehindEnd(dados)) return sendElsewhere(request, reply, list, dados.pages)
  const canonica = dados.busca === '' ? sender.absolute(listAddress(list, dados)) : null
  const ready = await toPage(drawPage(sender.frontEnd(), 'vagas', dados, canonica))
  return sendPage(request, reply, ready, { keeping: 'shared' })
}

/** The open jobs of one company; an address that it had before leads to the one it has. */
async function sendEmpresa(
  request: FastifyRequest,
  reply: FastifyReply,
  publico: Publico,
  sender: PageSender,
): Promise<FastifyReply> {
  const asked = slugOfAddress(request)
  const empresa = await orNull(publico.findEmpresa(asked))
  if (empresa === null) return sender.sendEmpresaMissing(request, reply)
  const list = addresses.empresa(empresa.slug)
  if (asked !== empresa.slug) return sendElsewhere(request, reply, list)
  const { nome, slug, former } = empresa
  const dados = { ...(await readList(publico, request, slug)), empresa: { nome, slug, former } }
  if (isBehindEnd(dados)) return sendElsewhere(request, reply, list, dados.pages)
  const canonica = dados.busca === '' ? sender.absolute(listAddress(list, dados)) : null
  const ready = await toPage(drawPage(sender.frontEnd(), 'empresa', dados, canonica))
  return sendPage(request, reply, ready, { keeping: 'shared' })
}

/**
 * The same search in a list at another address, or on another page of it. Not for ever: a company may take a former name,
 * and its address, again. The gateway, which keeps one answer for all, adds where a visitor came from by itself.
 */
function sendElsewhere(
  request: FastifyRequest,
  reply: FastifyReply,
  list: string,
  page = askedBy(request).page,
): FastifyReply {
  const origem = readOrigem(textOf(request, 'origem'))
  const there = listAddress(list, { ...askedBy(request), page })
  const from = new URLSearchParams({ origem }).toString()
  const address = origem === '' ? there : `${there}${there.includes('?') ? '&' : '?'}${from}`
  return reply.header('cache-control', 'public, max-age=0, s-maxage=5').redirect(address, 302)
}
