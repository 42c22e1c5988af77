import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { identificadoresIn } from '../ground/cegas'
import { project } from '../ground/projecao'
import { createVisao } from '../ground/visao'
import { olharOf } from './olhar'

/**
 * Of every answer each role reads what it may (product 70, decision 174), and nobody what blind triage hides (product 76,
 * decision 193): asked only where the company has a campaign with it.
 */
export function projectAnswers(app: FastifyInstance, db: Kysely<Database>): void {
  const visao = createVisao(db)

  app.addHook('preHandler', async (request) => {
    const { sessao } = request
    const { operation } = request.routeOptions.config
    if (operation === undefined || sessao === null || !sessao.hasCegas) return
    // They were read by the operation's own schema.
    const params = request.params as Record<string, number | string>
    await visao.refuse(operation, sessao, params, olharOf(request))
  })

  app.addHook('preSerialization', async (request, reply, payload) => {
    const { sessao } = request
    const { operation } = request.routeOptions.config
    if (operation === undefined || sessao === null) return payload
    const isRefused = reply.statusCode >= 300
    if (!sessao.hasCegas) return isRefused ? payload : project(operation, sessao, payload)
    const named = identificadoresIn([request.params, request.body])
    const olhar = olharOf(request)
    return isRefused
      ? visao.seeRefusal(sessao, payload, olhar, named)
      : visao.see(operation, sessao, payload, olhar, named)
  })
}
