import type { FastifyRequest } from 'fastify'
import { addressKey } from '../ground/limits/address-key'

/** Who sends, as limits count it: a colleague or a guest's link where one is signed in, else an address. */
export function senderKey({ sessao, ip }: Pick<FastifyRequest, 'sessao' | 'ip'>): string {
  if (sessao === null) return addressKey(ip)
  return sessao.usuarioId === null ? `l${sessao.linkId}` : `u${sessao.usuarioId}`
}
