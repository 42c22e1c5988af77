import { PESSOA_NOT_FOUND } from '@seleta/contract/faltas'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { NotFoundError } from '../../ground/domain-error'

/**
 * The person that something is about.
 * @throws NotFoundError when unknown, erased or another company's
 */
export async function findTarget(db: Kysely<Database>, empresaId: number, identificador: string) {
  const row = await db
    .selectFrom('talento')
    .select(['id', 'identificador', 'nome', 'cpf', 'pis'])
    .where('empresaId', '=', empresaId)
    .where('identificador', '=', identificador)
    .where('ocultaEm', 'is', null)
    .executeTakeFirst()
  if (row === undefined) throw new NotFoundError(PESSOA_NOT_FOUND)
  return row
}
