import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ModuleRoutes } from '../../../ground/module'
import { toPage } from '../pages/page-cache'
import { sendPage } from '../pages/send-page-http'
import { createSitemapsService, GENERAL } from './sitemaps-service'

/** A reader comes now and then, and takes one file for each company. */
const page = {
  config: { isPublic: true, rateLimit: { max: 600, timeWindow: 60_000 } },
  schema: { hide: true },
} as const

/** What search engines read: robots.txt and the sitemaps that it names (product 56, 105). */
export const registerSitemaps: ModuleRoutes = (app, { db, settings: { publicUrl, hasListOfAll } }) => {
  const sitemaps = createSitemapsService(db, { publicUrl, hasListOfAll })
  const sendXml = async (request: FastifyRequest, reply: FastifyReply, xml: Promise<string>) =>
    sendPage(request, reply, await toPage(await xml), { keeping: 'shared', tipo: 'application/xml' })

  app.get('/sitemap.xml', page, (request, reply) => sendXml(request, reply, sitemaps.index()))
  app.get(GENERAL, page, (request, reply) => sendXml(request, reply, sitemaps.general()))
  app.get('/sitemap-:part(^\\d{1,4})-:empresa.xml', page, (request, reply) => {
    // A page without a schema: the path names the parameters.
    const { part, empresa } = request.params as { part: string; empresa: string }
    return sendXml(request, reply, sitemaps.empresa(empresa, Number(part)))
  })

  app.get('/robots.txt', page, async (request, reply) => {
    const text = [
      'User-agent: *',
      'Allow: /campanha/',
      'Allow: /empresa/',
      'Allow: /vagas',
      'Allow: /privacidade',
      'Allow: /assets/',
      'Allow: /remotes/',
      'Disallow: /campanha/v1/',
      'Disallow: /campanha/*/inscricao',
      'Disallow: /empresa/*/recuperar-link',
      'Disallow: /acompanhamento',
      'Disallow: /dashboard/',
      'Disallow: /usuario/',
      'Disallow: /talento/',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ].join('\n')
    return sendPage(request, reply, await toPage(text), { keeping: 'shared', tipo: 'text/plain' })
  })
}
