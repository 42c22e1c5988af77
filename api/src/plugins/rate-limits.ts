import fastifyRateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  type RateLimitOptions,
} from '@fastify/rate-limit'
import type { Operation } from '@seleta/contract/routes'
import type { FastifyInstance } from 'fastify'
import { TooManyError } from '../ground/domain-error'
import type { Counter } from '../ground/limits/counter'
import { addressOf, senderKey } from './sender-key'

interface Limit {
  readonly max: number
  readonly minutes: number
  /** Counted per signed-in colleague, else per address. */
  readonly isPerUsuario?: true
}

/** Costly or guessable calls (security S12). Login failures are counted in the database besides (product 2). */
const LIMITS: { readonly [O in Operation]?: Limit } = {
  login: { max: 60, minutes: 1 },
  requestSenha: { max: 10, minutes: 10 },
  resetSenha: { max: 20, minutes: 10 },
  acceptConvite: { max: 20, minutes: 10 },
  createConvite: { max: 60, minutes: 60, isPerUsuario: true },
  createAvaliacaoLink: { max: 60, minutes: 60, isPerUsuario: true },
  openAvaliacaoLink: { max: 60, minutes: 10 },
  enterSegundoFator: { max: 60, minutes: 1 },
  beginPelaEmpresa: { max: 60, minutes: 1 },
  enterPelaEmpresa: { max: 60, minutes: 1 },
  saveAcessoDaEmpresa: { max: 20, minutes: 10, isPerUsuario: true },
  proveDominio: { max: 60, minutes: 10, isPerUsuario: true },
  beginSegundoFator: { max: 20, minutes: 10, isPerUsuario: true },
  confirmSegundoFator: { max: 20, minutes: 10, isPerUsuario: true },
  disableSegundoFator: { max: 20, minutes: 10, isPerUsuario: true },
  renewRecuperacao: { max: 20, minutes: 10, isPerUsuario: true },
  changeSenha: { max: 20, minutes: 10, isPerUsuario: true },
  askOpenai: { max: 10, minutes: 1, isPerUsuario: true },
  downloadCurriculo: { max: 120, minutes: 1, isPerUsuario: true },
  downloadCurriculoOriginal: { max: 120, minutes: 1, isPerUsuario: true },
  downloadCurriculoAConfirmar: { max: 120, minutes: 1, isPerUsuario: true },
  // Refused tries too, by call and by form; what is taken has its own limit (areas/publico, audit C12).
  createInscricao: { max: 1000, minutes: 10 },
  receiveTalento: { max: 600, minutes: 1 },
  createImportacao: { max: 20, minutes: 10, isPerUsuario: true },
  // One browser tells each failure once; a whole office may stand behind one address.
  countFalha: { max: 240, minutes: 10 },
}

export async function limitRates(app: FastifyInstance, counter: Counter): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: false,
    keyGenerator: (request) => addressOf(request),
    store: storeOf(counter),
    errorResponseBuilder: (_request, { ttl }) => new TooManyError(ttl / 1000),
  })
}

/** What the plugin tells its stores, beyond its types: the limit of the route and the route. */
interface Told {
  readonly groupId?: string
  readonly routeInfo?: { readonly method: string | readonly string[]; readonly url: string }
}

/** The plugin's form of our counter. Routes of one group count together, others apart. */
function storeOf(counter: Counter): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly #group: string
    constructor(options: object) {
      // Its types leave out what it tells.
      const { groupId, routeInfo } = options as Told
      this.#group = groupId ?? `${String(routeInfo?.method)} ${routeInfo?.url}`
    }
    incr(...[key, tell, timeWindow, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      counter.add(`pedidos/${this.#group}/${key}`, timeWindow, max).then(
        ({ total, endsIn }) => tell(null, { current: total, ttl: endsIn }),
        (error: Error) => tell(error),
      )
    }
    child(options: object): FastifyRateLimitStore {
      return new Store(options)
    }
  }
}

/** How often an operation may be called. */
export const limitOf = (operation: Operation): Limit | undefined => LIMITS[operation]

/** The limit of an operation as the plugin wants it; null for calls without one. */
export function rateLimitOf(operation: Operation): RateLimitOptions | null {
  const limit = limitOf(operation)
  if (limit === undefined) return null
  return {
    max: limit.max,
    timeWindow: limit.minutes * 60_000,
    groupId: operation,
    // After authentication, so that the colleague is known; before the body is read, so that too many cost nothing.
    hook: 'onRequest',
    keyGenerator: (request) => (limit.isPerUsuario === true ? senderKey(request) : addressOf(request)),
  }
}
