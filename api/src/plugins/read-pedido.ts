import { createHash } from 'node:crypto'
import type { Operation } from '@seleta/contract/routes'
import type { FastifyRequest } from 'fastify'
import { InvalidError } from '../ground/domain-error'
import type { Pedido } from '../ground/idempotency/pedido'

/**
 * A call with its `Idempotency-Key` and the digest of all that it says.
 * @throws InvalidError when the key could not be kept
 */
export function readPedido(operation: Operation, request: FastifyRequest): Pedido {
  const chave = readChave(request.headers['idempotency-key'])
  return { rota: operation, chave, corpoHash: chave === null ? Buffer.alloc(0) : digestOf(request) }
}

function readChave(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header))
    throw new InvalidError('A chave de repetição do pedido é inválida.')
  return header
}

function digestOf({ params, query, body, arquivos }: FastifyRequest): Buffer {
  const hash = createHash('sha256').update(JSON.stringify([params, query, body ?? null]))
  for (const [field, { nome, sha256 }] of arquivos) hash.update(JSON.stringify([field, nome])).update(sha256)
  return hash.digest()
}
