import type { CallInput } from '@seleta/contract/calls'
import {
  EXPERIENCIA_FILTRO,
  HABILIDADES_FILTRO,
  IDIOMAS_FILTRO,
  NIVEIS_FILTRO,
} from '@seleta/contract/limits'
import type { Caller } from '../calls/caller'
import { quantile } from '../calls/measure-calls'
import type { Seeded } from '../running-product'

/** Milliseconds of one page with the counts beside the filters, both asked for at once as the screen does. */
export interface PeopleFigures {
  readonly lista: { readonly p50: number; readonly p95: number }
  readonly filtro: { readonly p50: number; readonly p95: number }
  readonly palavra: { readonly p50: number; readonly p95: number }
  readonly ordem: { readonly p50: number; readonly p95: number }
}

type Filtro = CallInput<'filterTalentos'>['body']

const WARM_UP = 8
const RUNS = 80

const at = <T>(list: readonly T[], turn: number): T => {
  const item = list[turn % list.length]
  if (item === undefined) throw new RangeError('Nothing to take a turn in.')
  return item
}
const words = ['vendas', 'excel', '"atendimento ao cliente"', 'logistica -motorista', 'analistas', 'node']

/** Filters of a campaign and of the basket in turn: one category, two, three. */
function filtroOf(turn: number, campanhaId: number): Filtro {
  const who: Filtro = turn % 2 === 0 ? { idCampanha: null } : { idCampanha: campanhaId, origens: ['MANUAL'] }
  return {
    ...who,
    habilidades: [at(HABILIDADES_FILTRO, turn)],
    ...(turn % 3 > 0 && { idiomas: [at(IDIOMAS_FILTRO, turn)] }),
    ...(turn % 3 > 1 && {
      niveisEducacionais: [at(NIVEIS_FILTRO, turn)],
      tempoExperiencia: [at(EXPERIENCIA_FILTRO, turn).value],
    }),
  }
}

/** A seeded product and who calls it. */
export interface PeopleVolume {
  readonly call: Caller
  readonly seeded: Seeded
}

const kinds: Readonly<Record<keyof PeopleFigures, (turn: number, campanhaId: number) => Filtro>> = {
  lista: (turn, campanhaId) => ({ idCampanha: turn % 2 === 0 ? null : campanhaId }),
  filtro: filtroOf,
  palavra: (turn) => ({ idCampanha: null, pesquisa: { palavraChave: at(words, turn) } }),
  ordem: (turn) => ({
    idCampanha: null,
    orders: [{ path: 'talento.aderencia', order: turn % 2 === 0 ? 'DESC' : 'ASC' }],
  }),
}

/**
 * Filter pages, keyword pages and the basket by fit, each with its counts.
 * @param volumes called in turn, page by page, so that what the machine does beside falls on all alike
 * @param runs of each kind of page: a p95 of few is the machine's worst moment
 */
export async function measurePeopleCalls(
  volumes: readonly PeopleVolume[],
  runs = RUNS,
): Promise<PeopleFigures[]> {
  const measure = async (bodyOf: (turn: number, campanhaId: number) => Filtro) => {
    const times = volumes.map((): number[] => [])
    for (let turn = 0; turn < WARM_UP + runs; turn += 1)
      for (const [n, { call, seeded }] of volumes.entries()) {
        const took = await timePage(call, turn, bodyOf(turn, seeded.campanhaId))
        if (turn >= WARM_UP) times[n]?.push(took)
      }
    return times.map((list) => ({ p50: quantile(list, 0.5), p95: quantile(list, 0.95) }))
  }
  const lista = await measure(kinds.lista)
  const filtro = await measure(kinds.filtro)
  const palavra = await measure(kinds.palavra)
  const ordem = await measure(kinds.ordem)
  return volumes.map((_, n) => ({
    lista: at(lista, n),
    filtro: at(filtro, n),
    palavra: at(palavra, n),
    ordem: at(ordem, n),
  }))
}

/** Milliseconds of one page of people with the counts beside its filters, both asked for at once as the screen does. */
export async function timePage(call: Caller, turn: number, body: Filtro): Promise<number> {
  const { orders: _, ...facetas } = body
  const begun = performance.now()
  await Promise.all([
    call('filterTalentos', { query: { page: turn % 4, size: 11 }, body }),
    call('countFacetas', { body: facetas }),
  ])
  return performance.now() - begun
}
