import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createMakersRepository } from './makers-repository'
import { nobodyOf } from './snapshot-repository'
import { createTalentoRepository, type Permissao } from './talento-repository'
import { createTellingsRepository } from './tellings-repository'
import { createVouchedRepository, type Decidida } from './vouched-repository'

/**
 * Whom a form alone had made under another name, and with whom the company has done nothing, is made by whoever vouches for
 * another with the same mailbox: nothing of what was sent is theirs unless they say that it is. It waits for their word,
 * with its file, as if it had come to somebody on record (decision 108).
 * @param trx holds the people
 * @param vouched how what had made them stood (`vouchFor`), which has made nobody since
 * @param permissao by which they are kept
 */
export async function makeByTelling(
  trx: Kysely<Database>,
  empresaId: number,
  vouched: readonly Decidida[],
  permissao: Permissao,
): Promise<void> {
  const alheias = vouched.filter(({ isAlheia }) => isAlheia)
  if (alheias.length === 0) return
  const ids = [...new Set(alheias.map(({ talentoId }) => talentoId))]
  const antes = await createTalentoRepository(trx).lockSnapshots(empresaId, ids)
  const repository = createVouchedRepository(trx)
  for (const { id, talentoId, estado } of alheias)
    if (estado === 'recebida') await repository.waitWithFile(empresaId, talentoId, id)
  const makers = createMakersRepository(trx)
  await makers.dropUntold(empresaId, ids)
  await makers.setPermissao(empresaId, ids, permissao)
  await createTellingsRepository(trx).writeSnapshots(
    empresaId,
    new Map(ids.map((id) => [id, nobodyOf(antes.get(id) ?? {})])),
  )
}
