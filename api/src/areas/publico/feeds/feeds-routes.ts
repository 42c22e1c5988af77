import type { Quadro } from '@seleta/contract/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ModuleRoutes } from '../../../ground/module'
import { toPage } from '../pages/page-cache'
import { sendPage } from '../pages/send-page-http'
import { createFeedsService } from './feeds-service'

/** Job boards that read a feed of ours (product 35); Catho is written to. */
const QUADROS_BY_FEED: Readonly<Record<string, Quadro>> = { abler: 'ABLER', bne: 'BNE' }

/** A reader comes every few minutes at most. */
const page = {
  config: { isPublic: true, rateLimit: { max: 60, timeWindow: 60_000 } },
  schema: { hide: true },
} as const

/**
 * What job boards read of the public side: one feed per company, and one for each job board that comes for it (product
 * 35).
 */
export const registerFeeds: ModuleRoutes = (app, { db, settings, clock }) => {
  const feeds = createFeedsService(db, settings, clock)

  async function sendFeed(request: FastifyRequest, reply: FastifyReply, quadro: Quadro | null) {
    // A page without a schema: the path names the parameter.
    const { empresa = '' } = request.params as { empresa?: string }
    const xml = await feeds.write({ slug: empresa, quadro, isTaken: request.method === 'GET' })
    // A job board that has read its feed has its jobs: no cache may answer in our place.
    return sendPage(request, reply, await toPage(xml), { keeping: 'asked', tipo: 'application/xml' })
  }

  app.get('/feeds/:empresa/vagas.xml', page, (request, reply) => sendFeed(request, reply, null))
  for (const [nome, quadro] of Object.entries(QUADROS_BY_FEED))
    app.get(`/feeds/:empresa/${nome}.xml`, page, (request, reply) => sendFeed(request, reply, quadro))
}
