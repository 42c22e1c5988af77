import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createInscricoesRepository, type NewInscricao } from '../inscricao/inscricoes-repository'
import { NOTHING } from '../inscricao/triagem'
import type { Chegada, Entrada } from './entrada'
import { isAnother } from './find-same'
import { createMakersRepository } from './makers-repository'
import { readChegou } from './pessoa'

type Negadas = ReturnType<typeof createInscricoesRepository>['negadas']
type Bequeath = Awaited<ReturnType<Negadas['clear']>>

interface Reopened {
  readonly anew: ReadonlyMap<number, NewInscricao>
  readonly bequests: ReadonlyMap<number, Bequeath>
}

/**
 * Whoever vouches for people puts them into a campaign: what was sent for it, and was never theirs, gives way to an
 * application of their own. Where it had made its person too, whom the company has not met, and who is another than these
 * are told of, it begins anew without an answer, and is out again when that telling is taken back: who took back what they
 * had sent themselves has left.
 * @param trx holds the campaign and the people, for whom nobody has vouched yet
 * @returns by person, those that begin anew, and what those that give way leave
 */
export async function reopenNegadas(
  trx: Kysely<Database>,
  { empresaId, campanha, via }: Pick<Entrada, 'empresaId' | 'campanha' | 'via'>,
  unidas: readonly { readonly talentoId: number; readonly chegada: Chegada }[],
): Promise<Reopened> {
  const anew = new Map<number, NewInscricao>()
  const bequests = new Map<number, Bequeath>()
  if (campanha === null || unidas.length === 0) return { anew, bequests }
  const inscricoes = createInscricoesRepository(trx)
  const talentoIds = unidas.map(({ talentoId }) => talentoId)
  const makers = createMakersRepository(trx)
  for (const one of await inscricoes.negadas.list(empresaId, campanha.id, talentoIds, via === 'recrutador')) {
    const { talentoId, feita, id, identificador } = one
    const told = unidas.find((unida) => unida.talentoId === talentoId)?.chegada.pessoa
    if (feita === null) {
      bequests.set(talentoId, await inscricoes.negadas.clear(empresaId, id))
      continue
    }
    const isOfOther = told !== undefined && isAnother(told, readChegou(feita))
    if (!isOfOther || (await makers.isMet(empresaId, talentoId))) continue
    await inscricoes.reopen(empresaId, { id, campanhaId: campanha.id }, campanha.etapaId, NOTHING)
    anew.set(talentoId, { id, identificador })
  }
  return { anew, bequests }
}

/** Puts people into the campaign; whoever takes the place of what gave way (`reopenNegadas`) has what that one leaves. */
export async function inscribeInPlace(
  trx: Kysely<Database>,
  { empresaId, campanha, origem, fonte }: Pick<Entrada, 'empresaId' | 'campanha' | 'origem' | 'fonte'>,
  all: readonly { readonly talentoId: number; readonly chegada: Chegada }[],
  bequests: ReadonlyMap<number, Bequeath>,
): Promise<ReadonlyMap<number, NewInscricao>> {
  if (campanha === null) return new Map()
  const inscricoes = createInscricoesRepository(trx)
  const pessoas = all.map(({ talentoId, chegada }) => ({ talentoId, envio: chegada.envio }))
  const made = new Map(await inscricoes.insertAll(empresaId, campanha, { origem, fonte }, pessoas))
  for (const [talentoId, bequeath] of bequests) {
    const one = made.get(talentoId)
    if (one !== undefined) made.set(talentoId, { ...one, identificador: await bequeath(one.id) })
  }
  return made
}
