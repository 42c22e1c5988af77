import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createVouchedRepository, type Decidida } from './vouched-repository'
import type { Chegada, Entrada } from './entrada'
import { changeOf, type ContatoChange, isAnother, type Proven } from './find-same'
import { createMakersRepository } from './makers-repository'
import { type Pessoa, readChegou } from './pessoa'
import { createTalentoRepository, type Permissao } from './talento-repository'

/** Somebody on record who is told of. */
interface Unida {
  readonly chegada: Chegada
  readonly talentoId: number
  readonly match: { readonly change: ContatoChange }
}

/**
 * Tells known people what is told of them. Whom a form alone has told of, and the company has met, stays whom the form has
 * made when another is told of (`isAnother`): it says nothing of the sending (decision 108).
 * @param trx holds the people
 * @param anew those of them whose first application begins anew by this (`reopenNegadas`)
 * @returns what it has stood up for
 */
export async function tellUnidas(
  trx: Kysely<Database>,
  { empresaId, origem, proven }: Pick<Entrada, 'empresaId' | 'origem' | 'proven'>,
  permissao: Permissao,
  unidas: readonly Unida[],
  anew: ReadonlyMap<number, unknown>,
): Promise<Decidida[]> {
  const whole = await findWhole(trx, empresaId, unidas)
  const told = unidas.map(({ chegada: { pessoa }, talentoId, match }) => ({
    ...pessoa,
    talentoId,
    change: whole.has(talentoId) ? changeOfKnown(proven) : match.change,
  }))
  await createTalentoRepository(trx).completeTalentos(empresaId, origem, permissao, told)
  const vouchedIds = told.map(({ talentoId }) => talentoId).filter((id) => !whole.has(id))
  const others = unidas
    .filter(({ talentoId }) => !anew.has(talentoId))
    .map(({ talentoId, chegada: { pessoa } }) => ({ talentoId, pessoa }))
  return createVouchedRepository(trx).vouchFor(empresaId, vouchedIds, others)
}

const changeOfKnown = ({ by }: Proven) => changeOf({ isDeclarada: false }, { by })

async function findWhole(
  trx: Kysely<Database>,
  empresaId: number,
  unidas: readonly Unida[],
): Promise<ReadonlySet<number>> {
  const toldOf = new Map<number, Pessoa>(
    unidas
      .filter(({ match }) => match.change === 'assume')
      .map(({ talentoId, chegada }) => [talentoId, chegada.pessoa]),
  )
  const met = Map.groupBy(
    await createMakersRepository(trx).listMet(empresaId, [...toldOf.keys()]),
    ({ talentoId }) => talentoId,
  )
  const isOfOther = (talentoId: number, told: Pessoa) =>
    met.get(talentoId)?.every(({ pessoa }) => isAnother(told, readChegou(pessoa))) === true
  return new Set([...toldOf].flatMap(([talentoId, told]) => (isOfOther(talentoId, told) ? [talentoId] : [])))
}
