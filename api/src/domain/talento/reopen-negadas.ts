import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createInscricoesRepository, type NewInscricao } from '../inscricao/inscricoes-repository'
import { NOTHING } from '../inscricao/triagem'
import type { Chegada, Entrada } from './entrada'
import { isAnother } from './find-same'
import { createMakersRepository } from './makers-repository'
import { readChegou } from './pessoa'

/**
 * Whoever vouches for people puts them into a campaign: what was sent for it, and was never theirs, begins anew, without an
 * answer. It becomes theirs with the merge (`takeInscricoes`), and is again what it was when that is taken back. Where it
 * had made its person, whom the company has not met, it is another than these are told of: who took back what they had
 * sent themselves has left.
 * @param trx holds the campaign and the people, for whom nobody has vouched yet
 * @returns those that begin anew, by person
 */
export async function reopenNegadas(
  trx: Kysely<Database>,
  { empresaId, campanha }: Pick<Entrada, 'empresaId' | 'campanha'>,
  unidas: readonly { readonly talentoId: number; readonly chegada: Chegada }[],
): Promise<ReadonlyMap<number, NewInscricao>> {
  if (campanha === null || unidas.length === 0) return new Map()
  const inscricoes = createInscricoesRepository(trx)
  const talentoIds = unidas.map(({ talentoId }) => talentoId)
  const makers = createMakersRepository(trx)
  const anew = new Map<number, NewInscricao>()
  for (const one of await inscricoes.listNegadas(empresaId, campanha.id, talentoIds)) {
    const { talentoId, feita, id, identificador } = one
    const told = unidas.find((unida) => unida.talentoId === talentoId)?.chegada.pessoa
    const isOfOther = feita === null || (told !== undefined && isAnother(told, readChegou(feita)))
    if (!isOfOther || (feita !== null && (await makers.isMet(empresaId, talentoId)))) continue
    await inscricoes.reopen(empresaId, { id, campanhaId: campanha.id }, campanha.etapaId, NOTHING)
    anew.set(talentoId, { id, identificador })
  }
  return anew
}
