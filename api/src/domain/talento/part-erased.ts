import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createDeOcultaRepository } from './de-oculta-repository'
import { isSameKey } from './find-same'
import { leaveMailbox, type Leaving, listSent } from './leave-mailbox'
import { readChegou } from './pessoa'
import { remakeApart } from './remake-apart'
import { createTalentoRepository } from './talento-repository'

/**
 * Somebody stood for themselves since a backup was written, and was erased then, who in the backup has only sent something
 * that counted for another person: they stand for themselves again, with all of it, to be erased (decision 138). A mailbox
 * that nobody but they had told goes with them.
 * @param trx holds nothing: nobody else is there while a backup is restored
 * @param talentoId for whom it counted
 * @param sentIds what they had sent
 * @returns the random id of who stands there now; null: nothing of it counts
 */
export async function partErased(
  trx: Kysely<Database>,
  quem: Leaving,
  talentoId: number,
  sentIds: readonly number[],
): Promise<string | null> {
  const { empresaId } = quem
  const talentos = createTalentoRepository(trx)
  const sent = await listSent(trx, empresaId, talentoId, null)
  const isTheirs = ({ id }: { readonly id: number }) => sentIds.includes(id)
  const maker = sent.find((one) => one.isMaker && isTheirs(one))
  const remade = maker === undefined ? null : await remakeApart(trx, empresaId, talentoId, maker.id)
  const theirs = sent.filter((one) => isTheirs(one) && (!one.isMaker || remade !== null))
  if (theirs.length === 0) return null
  const email = (await talentos.lockSnapshots(empresaId, [talentoId])).get(talentoId)?.['email'] ?? null
  const isFrom = ({ pessoa }: (typeof sent)[number]) =>
    typeof email === 'string' && isSameKey(readChegou(pessoa).email, email)
  if (theirs.some(isFrom) && !sent.some((one) => isFrom(one) && !isTheirs(one)))
    await createDeOcultaRepository(trx).takeEmail(empresaId, talentoId)
  const paraId = await leaveMailbox(trx, quem, talentoId, { theirs, remade })
  return (await talentos.findNome(empresaId, paraId)).identificador
}
