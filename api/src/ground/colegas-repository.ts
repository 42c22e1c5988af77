import type { Papel } from '@seleta/contract/papeis'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

/**
 * Colleagues who are held until the transaction ends, in two ways. Whoever dismisses somebody waits for either, and either
 * for them (`removeUsuario`). Whoever gives somebody another role, or begins a session of theirs, waits for `holdPapel`
 * alone: a team that is written down keeps nobody from either.
 */

/**
 * Those of these who are colleagues of the company, with their roles. Their keys are held: they stay here.
 * @returns id → role; whoever is missing is of no company or another one
 */
export async function holdColegas(
  trx: Kysely<Database>,
  empresaId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Papel>> {
  const rows = await select(trx, empresaId, ids).forKeyShare().execute()
  return new Map(rows.map(({ id, papel }) => [id, papel]))
}

/** The role of one of them, which stays so as they stay here; null when they have gone. */
export async function holdPapel(
  trx: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
): Promise<Papel | null> {
  const row = await select(trx, empresaId, [usuarioId]).forShare().executeTakeFirst()
  return row?.papel ?? null
}

const select = (trx: Kysely<Database>, empresaId: number, ids: readonly number[]) =>
  trx
    .selectFrom('usuario')
    .select(['id', 'papel'])
    .where('empresaId', '=', empresaId)
    .where('id', 'in', ids)
    .where('removidoEm', 'is', null)
    .orderBy('id')
