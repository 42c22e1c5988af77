import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createUnioesRepository } from './unioes-repository'

/** Holds a campaign until the transaction ends. */
export type LockCampanha = (campanhaId: number) => Promise<unknown>

/**
 * Locks the campaigns of these people in one order, also against applications on their way (`holdCampanhasOf` of
 * retention lets those pass).
 */
export async function lockCampanhasOf(
  trx: Kysely<Database>,
  empresaId: number,
  talentoIds: readonly number[],
  lockCampanha: LockCampanha,
): Promise<void> {
  for (const id of await createUnioesRepository(trx).listCampanhas(empresaId, talentoIds))
    await lockCampanha(id)
}

/**
 * Holds people before what is said of them (a pair, a merge), in the order in which everybody holds: their campaigns,
 * then them. Whoever goes into somebody else while they are waited for leaves what is said of them to that one.
 * @param read who they are, asked again once they are held
 * @param lockCampanha null: nothing of theirs in a campaign is touched
 */
export async function holdPessoas(
  trx: Kysely<Database>,
  empresaId: number,
  lockCampanha: LockCampanha | null,
  read: () => Promise<number[]>,
): Promise<void> {
  const held = new Set<number>()
  for (let ids = await read(); ids.some((id) => !held.has(id)); ids = await read()) {
    if (lockCampanha !== null) await lockCampanhasOf(trx, empresaId, ids, lockCampanha)
    await createUnioesRepository(trx).lockPair(empresaId, ids)
    for (const id of ids) held.add(id)
  }
}
