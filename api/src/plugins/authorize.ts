import { FORBIDDEN_CODE } from '@seleta/contract/papeis'
import {
  alcanceOf,
  type Coisa,
  COISAS,
  isAllowed,
  isForLimitada,
  permissoes,
} from '@seleta/contract/permissoes'
import type { Operation } from '@seleta/contract/routes'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Alcance } from '../ground/alcance'
import type { Caller } from '../ground/autor'
import { ForbiddenError, NotFoundError, SegundoFatorError } from '../ground/domain-error'

/**
 * Holds every call to the one table (product 70, decision 174): the role before a body is read, the campaigns in reach
 * once the call is known to be well formed. Call it behind `authenticate`.
 */
export function authorize(app: FastifyInstance, alcance: Alcance): void {
  refuseUnlisted(app)
  const refuse = async ({ empresaId, papel }: Caller, why?: string): Promise<never> => {
    // Who works here is nothing that a guest is told.
    if (papel === 'CONVIDADO') throw new ForbiddenError([], SO_AVALIACOES)
    throw new ForbiddenError(await alcance.listAdministradores(empresaId), why)
  }

  app.addHook('onRequest', async (request) => {
    const { sessao } = request
    const { config } = request.routeOptions
    const { operation } = config
    if (sessao?.limitada === true) {
      // For an open call it is nobody's session yet.
      if (config.isPublic === true) request.sessao = null
      else if (operation === undefined || !isForLimitada(operation))
        throw new SegundoFatorError(FALTA_SEGUNDO_FATOR, FORBIDDEN_CODE)
    }
    if (operation === undefined || config.isPublic === true || sessao === null) return
    if (!isAllowed(sessao.papel, operation)) await refuse(sessao)
  })

  app.addHook('preHandler', async (request) => {
    const { sessao } = request
    const { operation, isPublic } = request.routeOptions.config
    if (operation === undefined || isPublic === true || sessao === null || sessao.campanhas === null) return
    const named = namedBy(request, operation)
    if (named === null) return
    // What is of no campaign is not for whoever sees campaigns alone.
    if (named.valor === null) return refuse(sessao)
    const place = await alcance.find(sessao, named.coisa, named.valor)
    if (place === 'desconhecida') throw new NotFoundError()
    if (place === 'fora') await refuse(sessao, FORA[named.coisa])
  })
}

/** Ends no session: that one goes on to set it up. */
const FALTA_SEGUNDO_FATOR = 'Sua empresa pede um segundo fator para entrar. Cadastre o seu para continuar.'
const SO_AVALIACOES = 'Seu link abre só as avaliações de uma campanha.'
const FORA_DA_EQUIPE = 'Você não está na equipe desta campanha.'
const PESSOA_FORA = 'Esta pessoa não está em nenhuma campanha de suas equipes.'
/** Why somebody does not reach a thing whose campaigns have other teams. */
const FORA = {
  campanha: FORA_DA_EQUIPE,
  etapa: FORA_DA_EQUIPE,
  talento: PESSOA_FORA,
  nota: PESSOA_FORA,
  resposta: PESSOA_FORA,
} as const satisfies Record<Coisa, string>

/** The thing of a campaign that a call names; null where it names none, its value null where it leaves it open. */
function namedBy(request: FastifyRequest, operation: Operation) {
  const reach = alcanceOf(operation)
  if (reach === 'livre' || reach === 'filtrada') return null
  for (const coisa of COISAS) {
    const [part, name] = reach[coisa]?.split('.') ?? []
    if (part === undefined || name === undefined) continue
    // Both were read by the operation's own schemas.
    const values = (part === 'params' ? request.params : request.body) as Record<string, unknown> | undefined
    const valor = values?.[name]
    return { coisa, valor: typeof valor === 'number' || typeof valor === 'string' ? valor : null }
  }
  return null
}

/** A route that is neither open to everybody nor in the table does not start. */
function refuseUnlisted(app: FastifyInstance): void {
  const known: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    known.push(route)
  })
  app.addHook('onReady', async () => {
    for (const { config, method, url } of known) {
      if (config?.isPublic === true) continue
      const { operation } = config ?? {}
      if (operation === undefined || !(operation in permissoes))
        throw new Error(`Nobody has said who may call ${[method].flat().join(', ')} ${url} (decision 174).`)
    }
  })
}
