import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { noteFusoes } from '../../database/sql/talento-devolvido'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import { goOnWithNext } from './declaracao-steps'
import type { Entrada } from './entrada'
import { forgetTold } from './forget-told-repository'
import { createFusoesRepository } from './fusoes-repository'
import { lookAnew } from './pair-anew'
import { type Leaving, retellHistoricos, retellWithout } from './retell-without'
import { createTomadasRepository } from './tomadas-repository'

/**
 * People are as if these merges had never been, with what they had added and taken; the merges say nothing any more.
 * @param talentoIds whose merges they are, held
 */
export async function takeBack(
  trx: Kysely<Database>,
  { empresaId, rescore }: Pick<Entrada, 'empresaId' | 'rescore'>,
  talentoIds: readonly number[],
  fusaoIds: readonly number[],
  leaving?: Leaving,
): Promise<void> {
  const fusoes = createFusoesRepository(trx)
  const { missed, antes } = await retellWithout(trx, empresaId, talentoIds, fusaoIds, leaving)
  await fusoes.removeAdded(empresaId, fusaoIds)
  await retellHistoricos(trx, empresaId, missed)
  for (const id of fusaoIds) {
    await giveInscricoesBack(trx, empresaId, id)
    await fusoes.markUndone(empresaId, id)
  }
  // Whoever they told of may be erased one day.
  await noteFusoes(empresaId, fusaoIds).execute(trx)
  await forgetTold(trx, empresaId, fusaoIds)
  await lookAnew(trx, empresaId, antes)
  await rescore(await createInscricoesRepository(trx).listByCampanha(empresaId, talentoIds))
}

/**
 * Applications that it took are their senders' again, whose mailboxes say whether they stay; those of whoever has taken
 * theirs back go on with what else was sent.
 */
export async function giveInscricoesBack(
  trx: Kysely<Database>,
  empresaId: number,
  id: number,
): Promise<void> {
  const tomadas = createTomadasRepository(trx)
  const taken = await tomadas.takeNoMore(empresaId, id)
  for (const one of taken) if (one.hasEnded && one.isAtiva) await goOnWithNext(trx, empresaId, one.id, one)
  const takenIds = taken.map(({ inscricaoId }) => inscricaoId)
  const vouchedIds = await tomadas.listVouched(empresaId, id)
  await tomadas.withdrawTakenBack(empresaId, [...takenIds, ...vouchedIds])
}
