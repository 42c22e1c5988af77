import { readOrigem } from '@seleta/public-pages/data/addresses'
import type { PageId, Pages } from '@seleta/public-pages/data/pages'
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { NotFoundError } from '../../../ground/domain-error'
import type { ModuleContext } from '../../../ground/module'
import { watchFrontEnd } from './front-end'
import { createPageCache, toPage } from './page-cache'
import { drawPage } from './pages'
import { sendPage } from './send-page-http'

/** Open to everybody, in nobody's documentation: these are pages, not calls. */
export const page = { config: { isPublic: true }, schema: { hide: true } } satisfies RouteShorthandOptions

/** At most so often from one address. */
export const limited = (max: number, minutes: number) => ({
  ...page,
  config: { isPublic: true, rateLimit: { max, timeWindow: minutes * 60_000 } },
})

export type PageSender = ReturnType<typeof createPageSender>

/** What every public page is drawn and sent with. */
export function createPageSender({ settings }: Pick<ModuleContext, 'settings'>) {
  const frontEnd = watchFrontEnd(settings.staticDir, settings.frontUrl)
  const cache = createPageCache()
  const absolute = (path: string) => settings.publicUrl + path

  return {
    frontEnd,
    cache,
    /** The address of a page, from outside. */
    absolute,

    /** Draws a page for one visitor alone and sends it. */
    async send<P extends PageId>(
      request: FastifyRequest,
      reply: FastifyReply,
      pagina: P,
      dados: Pages[P],
      status: number,
    ): Promise<FastifyReply> {
      const pronta = await toPage(drawPage(frontEnd(), pagina, dados, null))
      return sendPage(request, reply, pronta, { status, isPrivate: true })
    },

    /** One answer for a draft, a deleted and an unknown job (security S10). */
    async sendVagaMissing(
      request: FastifyRequest,
      reply: FastifyReply,
      pagina: 'campanha' | 'inscricao',
    ): Promise<FastifyReply> {
      const front = frontEnd()
      const pronta = await cache.get(`${pagina}/404`, front.versao, async () =>
        pagina === 'campanha'
          ? drawPage(front, 'campanha', { vaga: null, origem: '', endereco: '' }, null)
          : drawPage(front, 'inscricao', { vaga: null, origem: '', envio: null, feita: null }, null),
      )
      return sendPage(request, reply, pronta, { status: 404 })
    },
  }
}

/** A text of the address; empty when it is missing or came twice. */
export function textOf(request: FastifyRequest, name: string): string {
  // A page without a schema: the query is an object of unknown values.
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}

/** Where the visitor came from. */
export const origemOf = (request: FastifyRequest) =>
  // Fastify reads a query into a plain object.
  readOrigem((request.query as Record<string, unknown>)['origem'])

/** The job of the address; null for what is no id. */
export function idOf(request: FastifyRequest): number | null {
  // The path names the parameter.
  const { campaign = '' } = request.params as { campaign?: string }
  return /^[1-9]\d{0,14}$/.test(campaign) ? Number(campaign) : null
}

export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}
