import { readId } from '@seleta/regras/id'
import { readOrigem } from '@seleta/regras/origem'
import type { PageId, Pages } from '@seleta/public-pages/data/pages'
import type { FastifyError, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { NotFoundError, TOO_LARGE } from '../../../ground/domain-error'
import type { ModuleContext } from '../../../ground/module'
import { FAULT, refusalTo } from '../../../plugins/error-handler'
import type { createPublicoService } from '../vagas/publico-service'
import { watchFrontEnd } from './front-end'
import { createMissingPages } from './missing-pages-http'
import { createPageCache, toPage } from './page-cache'
import { drawPage, drawRefusal } from './pages'
import { sendPage } from './send-page-http'

export type PageSender = ReturnType<typeof createPageSender>

/** What every public page is drawn and sent with. */
export function createPageSender(
  { settings }: Pick<ModuleContext, 'settings'>,
  publico: Pick<ReturnType<typeof createPublicoService>, 'findList'>,
) {
  const frontEnd = watchFrontEnd(settings.staticDir, settings.frontUrl)
  const cache = createPageCache()
  const absolute = (path: string) => settings.publicUrl + path
  const missing = createMissingPages({ frontEnd, cache }, publico)

  const sendRefused = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalTo(request, error)
    if (refusal === null) request.log.error({ err: error }, 'falha')
    const { status, mensagem, retryAfter } = refusal ?? FAULT
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    const list = status >= 500 ? missing.knownList() : await missing.findList()
    const refused = { titulo: titleOf(status), mensagem, isForm: request.method === 'POST', list }
    return sendPage(request, reply, await toPage(drawRefusal(frontEnd(), refused)), {
      status,
      keeping: 'never',
    })
  }
  /** Open to everybody, in nobody's documentation: these are pages, not calls, and what fails is a page too. */
  const page = {
    config: { isPublic: true },
    schema: { hide: true },
    errorHandler: sendRefused,
  } satisfies RouteShorthandOptions

  return {
    page,

    /** A page given at most so often to one address. */
    limited: (max: number, minutes: number) => ({
      ...page,
      config: { ...page.config, rateLimit: { max, timeWindow: minutes * 60_000 } },
    }),

    frontEnd,
    cache,
    /** The address of a page, from outside. */
    absolute,

    /** Draws a page for one visitor alone and sends it. */
    async send<P extends PageId>(
      request: FastifyRequest,
      reply: FastifyReply,
      pageId: P,
      dados: Pages[P],
      status: number,
    ): Promise<FastifyReply> {
      const ready = await toPage(drawPage(frontEnd(), pageId, dados, null))
      return sendPage(request, reply, ready, { status, keeping: 'never' })
    },

    ...missing,
  }
}

/** The heading of a page that could not be given. */
function titleOf(status: number): string {
  if (status === 403) return 'Pedido recusado'
  if (status === 404) return 'Página não encontrada'
  if (status === 405) return 'Este endereço não aceita isso'
  if (status === 413) return TOO_LARGE
  if (status === 429) return 'Muitos pedidos em pouco tempo'
  if (status >= 500) return 'Algo deu errado do nosso lado'
  return 'Não foi possível ler o que você enviou'
}

/** A text of the address; empty when it is missing or came twice. */
export function textOf(request: FastifyRequest, name: string): string {
  // A page without a schema: the query is an object of unknown values.
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}

/** No key is longer, and what takes a sentence's end away is slow with long ones. */
const MOST_OF_CHAVE = 64

/**
 * The key of a mailed link. Whoever copies one by hand takes what the sentence has behind it along, which no key ends
 * with.
 */
export const chaveOf = (request: FastifyRequest): string =>
  textOf(request, 'chave')
    .slice(0, MOST_OF_CHAVE)
    .replace(/[\s.,;:!?)»"']+$/, '')

/**
 * Where the visitor came from: what the address names, else what the address of the job's page named. That page is the
 * same for all (decision 117), so that its link says nothing where no script completes it; the browser does.
 */
export function origemOf(request: FastifyRequest): string {
  // Fastify reads a query into a plain object.
  const named = readOrigem((request.query as Record<string, unknown>)['origem'])
  const { referer } = request.headers
  if (named !== '' || referer === undefined || !URL.canParse(referer)) return named
  return readOrigem(new URL(referer).searchParams.get('origem'))
}

/** The job of the address; null for what is no id. */
export function idOf(request: FastifyRequest): number | null {
  // The path names the parameter.
  const { campaign = '' } = request.params as { campaign?: string }
  return readId(campaign)
}

/** The company's address that a page's path names. */
export function slugOfAddress(request: FastifyRequest): string {
  // The path names the parameter.
  const { empresa = '' } = request.params as { empresa?: string }
  return empresa.toWellFormed().toLowerCase()
}

export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}
