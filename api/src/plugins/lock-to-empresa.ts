import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type EmpresaLock, forEverybody } from '../database/empresa-lock/empresa-lock'

/**
 * Holds what a call asks of the database to the caller's company (product 70, decision 175). Call it behind
 * `authenticate`.
 */
export function lockToEmpresa(app: FastifyInstance, lock: EmpresaLock): void {
  const hold = ({ sessao, routeOptions }: FastifyRequest, _reply: unknown, done: () => void) => {
    // What is open to everybody is nobody's call, whatever token came with it, and whoever asked on this connection before.
    if (sessao === null || routeOptions.config.isPublic === true) forEverybody(done)
    else lock.run(sessao.empresaId, done)
  }
  app.addHook('onRequest', hold)
  // A body that came over the wire brought its own context with it.
  app.addHook('preHandler', hold)
}
