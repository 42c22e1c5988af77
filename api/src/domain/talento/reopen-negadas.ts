import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createInscricoesRepository, type NewInscricao } from '../inscricao/inscricoes-repository'
import { NOTHING } from '../inscricao/triagem'
import type { Entrada } from './entrada'

/**
 * Whoever vouches for people puts them into a campaign: what was sent for it, and was never theirs, begins anew, without an
 * answer. It becomes theirs with the merge (`takeInscricoes`), and is again what it was when that is taken back.
 * @param trx holds the campaign and the people, for whom nobody has vouched yet
 * @returns those that begin anew, by person
 */
export async function reopenNegadas(
  trx: Kysely<Database>,
  { empresaId, campanha }: Pick<Entrada, 'empresaId' | 'campanha'>,
  unidas: readonly { readonly talentoId: number }[],
): Promise<ReadonlyMap<number, NewInscricao>> {
  if (campanha === null || unidas.length === 0) return new Map()
  const inscricoes = createInscricoesRepository(trx)
  const talentoIds = unidas.map(({ talentoId }) => talentoId)
  const negadas = await inscricoes.listNegadas(empresaId, campanha.id, talentoIds)
  for (const { id } of negadas)
    await inscricoes.reopen(empresaId, { id, campanhaId: campanha.id }, campanha.etapaId, NOTHING)
  return new Map(negadas.map(({ talentoId, ...inscricao }) => [talentoId, inscricao]))
}
