import type { Quadro } from '@seleta/contract/limits'
import { addresses } from '@seleta/public-pages/data/addresses'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFoundError } from '../../../ground/domain-error'
import type { ModuleRoutes } from '../../../ground/module'
import { toCampanha } from '../../../domain/campanha/campanha-row'
import { publicacaoOf, toCampanhaPublica } from '../../../domain/vaga-publica/vaga-publica'
import { externaOf } from '../vagas/publico-service'
import { toPage } from '../pages/page-cache'
import { sendPage } from '../pages/send-page-http'
import { writeFeed, type FeedItem } from './feed-xml'
import { createFeedsRepository } from './feeds-repository'

/** Boards that read a feed of ours (product 35); Catho is written to. */
const QUADROS_POR_FEED: Readonly<Record<string, Quadro>> = { abler: 'ABLER', bne: 'BNE' }

/** A reader comes every few minutes at most. */
const page = {
  config: { isPublic: true, rateLimit: { max: 60, timeWindow: 60_000 } },
  schema: { hide: true },
} as const

/** What boards read of the public side: one feed per company, and one for each board that comes for it (product 35). */
export const registerFeeds: ModuleRoutes = (app, { db, settings }) => {
  const repository = createFeedsRepository(db)
  const { publicUrl } = settings
  const externa = externaOf(settings)

  async function sendFeed(request: FastifyRequest, reply: FastifyReply, quadro: Quadro | null) {
    // A page without a schema: the path names the parameter.
    const { empresa: slug = '' } = request.params as { empresa?: string }
    const empresa = await repository.findEmpresa(slug)
    if (empresa === null) throw new NotFoundError('Empresa não encontrada.')
    const rows = await repository.listAbertas(empresa.id, quadro)
    const origem = quadro === null ? 'feed' : quadro.toLowerCase()
    const items = rows.flatMap((row): FeedItem[] => {
      const publicacao = publicacaoOf(row)
      if (publicacao === null) return []
      const campanha = toCampanha(row, [])
      const vaga = toCampanhaPublica(campanha, publicacao, externa)
      const url = publicUrl + addresses.vaga(vaga.id, origem)
      return campanha.cidades.map(({ cidade }) => ({ vaga, cidade, url }))
    })
    const xml = writeFeed({ nome: empresa.nome, url: empresa.site ?? publicUrl }, items)
    if (quadro !== null && request.method === 'GET')
      await repository.markLidas(empresa.id, quadro, [...new Set(items.map(({ vaga }) => vaga.id))])
    // A board that has read its feed has its jobs: no cache may answer in our place.
    return sendPage(request, reply, await toPage(xml), { keeping: 'asked', tipo: 'application/xml' })
  }

  app.get('/feeds/:empresa/vagas.xml', page, (request, reply) => sendFeed(request, reply, null))
  for (const [nome, quadro] of Object.entries(QUADROS_POR_FEED))
    app.get(`/feeds/:empresa/${nome}.xml`, page, (request, reply) => sendFeed(request, reply, quadro))
}
