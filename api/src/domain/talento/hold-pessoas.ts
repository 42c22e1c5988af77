import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createUnioesRepository } from './unioes-repository'

/**
 * Holds people before what is said of them (a pair, a merge), in the order in which everybody holds: their campaigns,
 * then them. Whoever goes into somebody else while they are waited for leaves what is said of them to that one.
 * @param read who they are, asked again once they are held
 * @param holdCampanhas null: nothing of theirs in a campaign is touched
 */
export async function holdPessoas(
  trx: Kysely<Database>,
  empresaId: number,
  holdCampanhas: ((talentoIds: readonly number[]) => Promise<void>) | null,
  read: () => Promise<number[]>,
): Promise<void> {
  const held = new Set<number>()
  for (let ids = await read(); ids.some((id) => !held.has(id)); ids = await read()) {
    await holdCampanhas?.(ids)
    await createUnioesRepository(trx).lockPair(empresaId, ids)
    for (const id of ids) held.add(id)
  }
}
