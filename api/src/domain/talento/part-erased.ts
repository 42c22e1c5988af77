import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createDeOcultaRepository } from './de-oculta-repository'
import { leaveMailbox, type Leaving, listSent } from './leave-mailbox'
import { remakeApart } from './remake-apart'
import { createTalentoRepository } from './talento-repository'
import { createVouchedRepository } from './vouched-repository'

/**
 * Somebody stood for themselves since a backup was written, and was erased then, who in the backup has only sent something
 * that counted for another person: they stand for themselves again, with all of it, to be erased (decision 138).
 * @param trx holds nothing: nobody else is there while a backup is restored
 * @param talentoId for whom it counted
 * @param sentIds what they had sent @param hasMailbox its mailbox was theirs when they were erased
 * @returns the random id of who stands there now; null: nothing of it counts
 */
export async function partErased(
  trx: Kysely<Database>,
  quem: Leaving,
  talentoId: number,
  { sentIds, hasMailbox }: { readonly sentIds: readonly number[]; readonly hasMailbox: boolean },
): Promise<string | null> {
  const { empresaId } = quem
  const talentos = createTalentoRepository(trx)
  const sent = await listSent(trx, empresaId, talentoId, null)
  const isTheirs = ({ id }: { readonly id: number }) => sentIds.includes(id)
  const maker = sent.find((one) => one.isMaker && isTheirs(one))
  const remade = maker === undefined ? null : await remakeApart(trx, empresaId, talentoId, maker.id)
  const deOculta = createDeOcultaRepository(trx)
  const others = sent.filter((one) => !isTheirs(one))
  const isOthers = others.some(({ isMaker, fusaoId }) => isMaker || fusaoId !== null)
  const isVouched = await createVouchedRepository(trx).isVouchedFor(empresaId, talentoId)
  if (remade === null && !isOthers && !isVouched) {
    // The record was theirs: whoever else has sent for it stands for themselves instead.
    await deOculta.takeEmail(empresaId, talentoId)
    if (others.length > 0) await leaveMailbox(trx, quem, talentoId, { theirs: others, remade: null })
    return (await talentos.findNome(empresaId, talentoId)).identificador
  }
  const theirs = sent.filter((one) => isTheirs(one) && (!one.isMaker || remade !== null))
  if (theirs.length === 0) return null
  if (hasMailbox) await deOculta.takeEmail(empresaId, talentoId)
  const paraId = await leaveMailbox(trx, quem, talentoId, { theirs, remade })
  return (await talentos.findNome(empresaId, paraId)).identificador
}
