import type { Refused } from '@seleta/public-pages/refusal-view'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { createPublicoService } from '../vagas/publico-service'
import type { FrontEnd } from './front-end'
import type { createPageCache } from './page-cache'
import { drawRefusal } from './pages'
import { sendPage } from './send-page-http'

interface Context {
  readonly frontEnd: () => FrontEnd
  readonly cache: ReturnType<typeof createPageCache>
}

/** How long a process remembers where open jobs are listed, ms: as long as a cache in front keeps a page. */
const LIST_MS = 5000

/** Pages that say that nothing stands at their address, and the way on: the same bytes for all (security S10). */
export function createMissingPages(
  { frontEnd, cache }: Context,
  publico: Pick<ReturnType<typeof createPublicoService>, 'findList'>,
) {
  let asked = { at: -Infinity, list: Promise.resolve<string | null>(null) }
  let known: string | null = null

  /** Where open jobs are listed (decision 136). */
  const findList = (): Promise<string | null> => {
    if (performance.now() - asked.at > LIST_MS)
      asked = {
        at: performance.now(),
        list: publico.findList().then(
          (list) => (known = list),
          () => known,
        ),
      }
    return asked.list
  }

  async function sendMissing(
    request: FastifyRequest,
    reply: FastifyReply,
    words: Pick<Refused, 'titulo' | 'mensagem'>,
  ): Promise<FastifyReply> {
    const front = frontEnd()
    const list = await findList()
    const ready = await cache.get(`404/${words.titulo}`, JSON.stringify([front.versao, list]), async () =>
      drawRefusal(front, { ...words, isForm: false, list }),
    )
    return sendPage(request, reply, ready, { status: 404, keeping: 'shared' })
  }

  return {
    findList,

    /** The same as far as it is known: for pages that say that nobody answers, and must not ask. */
    knownList: () => known,
    sendMissing,

    /** One answer for a draft, a deleted and an unknown job. */
    sendVagaMissing: (request: FastifyRequest, reply: FastifyReply) =>
      sendMissing(request, reply, {
        titulo: 'Vaga não encontrada',
        mensagem: 'Ela pode ter sido retirada, ou o endereço está incompleto.',
      }),

    sendEmpresaMissing: (request: FastifyRequest, reply: FastifyReply) =>
      sendMissing(request, reply, {
        titulo: 'Empresa não encontrada',
        mensagem: 'O endereço pode estar incompleto.',
      }),
  }
}
