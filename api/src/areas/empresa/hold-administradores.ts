import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Autor } from '../../ground/autor'
import { ForbiddenError } from '../../ground/domain-error'
import { lockAdministradores } from './usuarios-repository'

/**
 * Whoever acts on a colleague's account administers the company until the transaction ends, as `holdAutor` has it. All
 * who do are held, in one order: two who act on each other come one after the other. Call it first in the transaction.
 * @returns their ids
 * @throws ForbiddenError when whoever asks is none of them any more
 */
export async function holdAdministradores(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: Autor,
): Promise<readonly number[]> {
  const administradores = await lockAdministradores(trx, empresaId)
  if (!administradores.includes(usuarioId)) throw new ForbiddenError([])
  return administradores
}
