import type { FastifyRequest } from 'fastify'
import { addressKey } from '../ground/limits/address-key'
import { refuseGone } from './when-over'

/** An address, as limits count it. @throws AbortError: who has gone has none any more */
export function addressOf(request: Pick<FastifyRequest, 'ip' | 'raw'>): string {
  refuseGone(request)
  return addressKey(request.ip)
}

/** Who sends, as limits count it: a colleague or a guest's link where one is signed in, else an address. */
export function senderKey(request: Pick<FastifyRequest, 'sessao' | 'ip' | 'raw'>): string {
  const { sessao } = request
  if (sessao === null) return addressOf(request)
  return sessao.usuarioId === null ? `l${sessao.linkId}` : `u${sessao.usuarioId}`
}
