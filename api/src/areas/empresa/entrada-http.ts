import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODIGO_MINUTES } from '@seleta/contract/prazos'
import { routes } from '@seleta/contract/routes'
import { SegundoFatorError } from '../../ground/domain-error'
import { ownCookie } from './own-cookie-http'
import type { LoginOutcome, Entrou } from './sessoes-service'

/** What the door says of a sign-in: a session, or that a code is asked for, by a cookie that no script reads. */

const cookie = ownCookie({ name: 'seleta-entrada', path: routes.login.path, sameSite: 'strict' })
const PEDE_CODIGO = 'Digite o código do seu aplicativo autenticador.'

/** The wire's form of a session that has begun. */
export const answerOf = ({ token, duracao, usuarioId }: Entrou) => ({
  access_token: token,
  token_type: 'bearer' as const,
  expires_in: duracao,
  usuario_id: usuarioId,
})

/** @throws SegundoFatorError, with the cookie on its way, when a code is asked for */
export function answerLogin(outcome: LoginOutcome, reply: FastifyReply, publicUrl: string) {
  if ('pendente' in outcome) {
    reply.header('set-cookie', cookie.write(outcome.pendente, CODIGO_MINUTES * 60, publicUrl))
    throw new SegundoFatorError(PEDE_CODIGO, 'segundo_fator', { codigo: PEDE_CODIGO })
  }
  return answerOf(outcome)
}

/** The cookie has done its work. */
export function answerSegundoFator(entrou: Entrou, reply: FastifyReply, publicUrl: string) {
  reply.header('set-cookie', cookie.forget(publicUrl))
  return answerOf(entrou)
}

/** What `answerLogin` gave this browser; empty when it gave nothing. */
export const pendenteOf = (request: FastifyRequest): string => cookie.read(request)

/** From where and by what somebody comes in. */
export const browserOf = (request: FastifyRequest) => ({
  endereco: request.ip,
  agente: request.headers['user-agent'] ?? '',
})
