import { isAllowed } from '@seleta/contract/permissoes'
import type { Operation } from '@seleta/contract/routes'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { Autor } from './autor'
import { holdPapel } from './colegas-repository'
import { ForbiddenError } from './domain-error'

/**
 * Whoever asks is here, and may do it, until the transaction ends: else what opens a door would be made after they have
 * lost their place (decision 225). Call it first in the transaction.
 * @throws ForbiddenError when they have gone, or may do it no more
 */
export async function holdAutor(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: Autor,
  operation: Operation,
): Promise<void> {
  const papel = await holdPapel(trx, empresaId, usuarioId)
  if (papel === null || !isAllowed(papel, operation)) throw new ForbiddenError([])
}
