import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createVouchedRepository, type Decidida } from './vouched-repository'
import type { Chegada, Entrada } from './entrada'
import { changeOf, type ContatoChange, isAnother, type Proven } from './find-same'
import { makeByTelling } from './make-by-telling'
import { createMakersRepository } from './makers-repository'
import { lookAnew } from './pair-anew'
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
 * made when another is told of (`isAnother`): it says nothing of the sending (decision 108). Whom it has not met is made by
 * that (`makeByTelling`).
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
  const { whole, alheias } = await sortAssumed(trx, empresaId, unidas)
  const vouchedIds = unidas.map(({ talentoId }) => talentoId).filter((id) => !whole.has(id))
  const others = unidas
    .filter(({ talentoId }) => !anew.has(talentoId))
    .map(({ talentoId, chegada: { pessoa } }) => ({ talentoId, pessoa }))
  const talentos = createTalentoRepository(trx)
  const antes = await talentos.lockSnapshots(
    empresaId,
    unidas.map(({ talentoId }) => talentoId),
  )
  const vouched = await createVouchedRepository(trx).vouchFor(empresaId, vouchedIds, others, [...alheias])
  await makeByTelling(trx, empresaId, vouched, permissao)
  const told = unidas.map(({ chegada: { pessoa }, talentoId, match }) => ({
    ...pessoa,
    talentoId,
    change: whole.has(talentoId) ? changeOfKnown(proven) : match.change,
  }))
  await talentos.completeTalentos(empresaId, origem, permissao, told)
  await lookAnew(trx, empresaId, antes)
  return vouched
}

const changeOfKnown = ({ by }: Proven) => changeOf({ isDeclarada: false }, { by })

/**
 * Of people of whom forms alone have told, and of whom another is told now: who stays whole, as the company has met them,
 * and who is made by that (`makeByTelling`).
 */
async function sortAssumed(
  trx: Kysely<Database>,
  empresaId: number,
  unidas: readonly Unida[],
): Promise<Record<'whole' | 'alheias', ReadonlySet<number>>> {
  const toldOf = new Map<number, Pessoa>(
    unidas
      .filter(({ match }) => match.change === 'assume')
      .map(({ talentoId, chegada }) => [talentoId, chegada.pessoa]),
  )
  const made = Map.groupBy(
    await createMakersRepository(trx).listMerelyTold(empresaId, [...toldOf.keys()]),
    ({ talentoId }) => talentoId,
  )
  const ofOthers = [...toldOf].flatMap(([talentoId, told]) => {
    const makers = made.get(talentoId) ?? []
    const isOfOther = makers.length > 0 && makers.every(({ pessoa }) => isAnother(told, readChegou(pessoa)))
    return isOfOther ? [{ talentoId, ...makers[0] }] : []
  })
  const idsOf = (some: typeof ofOthers) => new Set(some.map(({ talentoId }) => talentoId))
  return {
    whole: idsOf(ofOthers.filter(({ isMet }) => isMet === true)),
    alheias: idsOf(ofOthers.filter(({ isMet, isToldOf }) => isMet === false && isToldOf === false)),
  }
}
