import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createInscricoesRepository, type NewInscricao } from '../inscricao/inscricoes-repository'
import { NOTHING } from '../inscricao/triagem'
import type { Chegada, Entrada } from './entrada'
import { isAnother } from './find-same'
import { createMakersRepository } from './makers-repository'
import { readChegou } from './pessoa'

/**
 * Whoever vouches for people puts them into a campaign: what was sent for it, and was never theirs, gives way to an
 * application of their own. Where it had made its person too, whom the company has not met, and who is another than these
 * are told of, it begins anew without an answer, and is out again when that telling is taken back: who took back what they
 * had sent themselves has left.
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
    if (feita === null) {
      await inscricoes.removeNegada(empresaId, id)
      continue
    }
    const isOfOther = told !== undefined && isAnother(told, readChegou(feita))
    if (!isOfOther || (await makers.isMet(empresaId, talentoId))) continue
    await inscricoes.reopen(empresaId, { id, campanhaId: campanha.id }, campanha.etapaId, NOTHING)
    anew.set(talentoId, { id, identificador })
  }
  return anew
}
