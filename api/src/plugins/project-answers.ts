import type { FastifyInstance } from 'fastify'
import { project } from '../ground/projecao'

/** Of every answer each role reads what it may (product 70, decision 174). */
export function projectAnswers(app: FastifyInstance): void {
  app.addHook('preSerialization', async ({ routeOptions: { config }, sessao }, reply, payload) => {
    if (config.operation === undefined || sessao === null || reply.statusCode >= 300) return payload
    return project(config.operation, sessao, payload)
  })
}
