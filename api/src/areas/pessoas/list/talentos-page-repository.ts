import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { sql, type RawBuilder } from 'kysely'
import { grausOf } from '../../../database/sql/busca'
import { isFound, isLeftIn } from '../../../database/sql/busca-conditions'
import { MAX_COUNT_FILTRO } from '@seleta/contract/limits'
import type { PageInput } from '../../../ground/pages'
import type { Achadas } from './keyword-search-repository'
import { isDecidida } from './situacao-filter-repository'
import {
  isCampanha,
  joinTalento,
  talentosSource,
  talentosWhere,
  whereIds,
} from './talentos-source-repository'

/** Who stands on one page of a list, in order: `pagina (talento_id, inscricao_id, ordem)`. */

type Order = NonNullable<FiltroTalentosBody['orders']>[number]

/** How people are found: the few all first and sorted then, or by a walk along the order until the page is full. */
type Way = 'few' | 'walk'

/** No more than are counted: they are all known. */
const areFew = ({ ids }: Achadas) => ids.length <= MAX_COUNT_FILTRO

/**
 * @param achadas who the filter finds; null when nothing narrows the list. Few are sorted: an order with a limit would
 *   tempt the planner to walk through everybody in that order, looking for them.
 * @returns what stands after `with`
 */
export function pageOfIds(
  empresaId: number,
  filtro: FiltroTalentosBody,
  page: PageInput,
  achadas: Achadas | null,
): RawBuilder<unknown> {
  if (achadas !== null && areFew(achadas)) return pageOfFew(empresaId, filtro, page, achadas)
  if (isCampanha(filtro) && orderOf(filtro) === null) return bestFirst(empresaId, filtro, page, achadas)
  if (achadas !== null && isRanked(filtro, achadas)) return bestFoundFirst(empresaId, filtro, page, achadas)
  const inscricaoId = isCampanha(filtro) ? inscricao('walk').id : sql`null::bigint`
  return numbered(sql`
    select m.talento_id, ${inscricaoId} as inscricao_id from ${walkSource(empresaId, filtro)}
    where ${talentosWhere(empresaId, filtro, achadas?.busca ?? null, 'row')}
    order by ${orderBy(filtro, 'walk')}, m.talento_id desc
    limit ${page.size} offset ${page.page * page.size}`)
}

/** Words rank whom they find, unless another order was asked for (product 66). */
const isRanked = (filtro: FiltroTalentosBody, { busca }: Achadas) =>
  busca !== null && orderOf(filtro) === null

function pageOfFew(
  empresaId: number,
  filtro: FiltroTalentosBody,
  page: PageInput,
  achadas: Achadas,
): RawBuilder<unknown> {
  const inscricaoId = isCampanha(filtro) ? inscricao('few').id : sql`null::bigint`
  const ranked = isRanked(filtro, achadas) ? sql`m.grau, ` : sql``
  return numbered(sql`
    select m.talento_id, ${inscricaoId} as inscricao_id from ${fewSource(empresaId, filtro, achadas)}
    order by ${ranked}${orderBy(filtro, 'few')}, m.talento_id desc
    limit ${page.size} offset ${page.page * page.size}`)
}

/**
 * Of the basket's many whom words find: all of whom the better ways find, then a walk along the order through those of
 * the way that found more than are counted.
 */
function bestFoundFirst(
  empresaId: number,
  filtro: FiltroTalentosBody,
  page: PageInput,
  { ids, graus, busca, entendida }: Achadas,
): RawBuilder<unknown> {
  const last = graus.at(-1) ?? 0
  const first = ids.filter((_, n) => (graus[n] ?? 0) < last)
  const fixed = { ids: first, graus: graus.slice(0, first.length), busca, entendida }
  const grau = busca === null ? undefined : grausOf(busca)[last]
  const conditions =
    busca === null ? [] : [...(grau === undefined ? [] : [isFound(busca, grau)]), ...isLeftIn(busca)]
  const until = page.size * (page.page + 1)
  return sql`fixas as materialized (
      select m.talento_id, row_number() over (order by m.grau, ${orderBy(filtro, 'few')}, m.talento_id desc) as lugar
      from ${fewSource(empresaId, filtro, fixed)}),
    seguintes as materialized (
      select m.talento_id, ${first.length} + row_number() over () as lugar from (
        select m.talento_id from ${walkSource(empresaId, filtro)}
        where ${talentosWhere(empresaId, filtro, null, 'row')} and m.talento_id <> all(${first}::bigint[])
          ${sql.join(
            conditions.map((condition) => sql`and ${condition}`),
            sql` `,
          )}
        order by ${orderBy(filtro, 'walk')}, m.talento_id desc limit ${Math.max(0, until - first.length)}
      ) m),
    ${numbered(sql`
      select talento_id, null::bigint as inscricao_id from (
        select * from fixas union all select * from seguintes
      ) todas order by lugar limit ${page.size} offset ${page.page * page.size}`)}`
}

/** The order of what is read is kept in a number: what is joined to it need not know the columns again. */
const numbered = (rows: RawBuilder<unknown>) =>
  sql`pagina as materialized (select *, row_number() over () as ordem from (${rows}) achadas)`

/**
 * A campaign's own order over everybody: the best fit first, and whoever has their answer after all others (audit P19).
 * Two walks along one index; the second is only begun when the first has not filled the page.
 */
function bestFirst(
  empresaId: number,
  filtro: FiltroTalentosBody & { readonly idCampanha: number },
  page: PageInput,
  achadas: Achadas | null,
): RawBuilder<unknown> {
  const until = page.size * (page.page + 1)
  const decidida = isDecidida({ empresaId, campanhaId: filtro.idCampanha })
  const walk = (condition: RawBuilder<unknown>) => sql`
    select m.talento_id, i.id as inscricao_id, i.aderencia from ${talentosSource(filtro)}
    where ${talentosWhere(empresaId, filtro, achadas?.busca ?? null, 'row')} and ${condition}
    order by i.aderencia desc nulls last, i.id desc limit ${until}`
  return sql`abertas as materialized (${walk(sql`not ${decidida}`)}),
    decididas as materialized (${walk(sql`${decidida} and (select count(*) from abertas) < ${until}`)}),
    ${numbered(sql`
      select talento_id, inscricao_id from (
        select *, 0 as grupo from abertas union all select *, 1 from decididas
      ) todas
      order by grupo, aderencia desc nulls last, inscricao_id desc
      limit ${page.size} offset ${page.page * page.size}`)}`
}

/**
 * What the order needs beside the people. The basket's fit is that of the latest application (decision 061): it is walked
 * along, and each one's marks are looked up behind a fence, because two tables that both know the company look to the
 * planner like few who are in both, all to be read and sorted (decision 223).
 */
function walkSource(empresaId: number, filtro: FiltroTalentosBody) {
  const path = pathOf(filtro)
  if (isOfInscricao(path)) return talentosSource(filtro)
  if (path !== 'talento.aderencia') return talentosSource(filtro, true)
  if (isCampanha(filtro)) return talentosSource(filtro)
  return sql`(select * from cesta_aderencia where empresa_id = ${empresaId}) ca cross join lateral (
    select * from talento_marcas k where k.talento_id = ca.talento_id and k.empresa_id = ca.empresa_id offset 0) m`
}

const joinFit = sql`join cesta_aderencia ca on ca.talento_id = m.talento_id and ca.empresa_id = m.empresa_id`

/** The few that a rare filter finds, behind a fence that the planner does not look through. */
function fewSource(empresaId: number, filtro: FiltroTalentosBody, { ids, graus }: Achadas) {
  const grau = sql`(${graus}::int[])[array_position(${ids}::bigint[], m.talento_id)] as grau`
  const who = isCampanha(filtro)
    ? sql`m.talento_id, m.empresa_id, m.atualizado_em, ${grau}, i.id as inscricao_id, i.aderencia, i.criada_em,
          i.na_etapa_desde, ${isDecidida({ empresaId, campanhaId: filtro.idCampanha })} as decidida from ${talentosSource(filtro, false)}
        where ${whereIds(empresaId, ids)} and i.campanha_id = ${filtro.idCampanha}`
    : sql`m.talento_id, m.empresa_id, m.atualizado_em, ${grau} from talento_marcas m where ${whereIds(empresaId, ids)}`
  const few = sql`(select ${who} offset 0) m`
  const path = pathOf(filtro)
  if (path === 'talento.nome') return sql`${few} ${joinTalento}`
  return path === 'talento.aderencia' && !isCampanha(filtro) ? sql`${few} ${joinFit}` : few
}

/**
 * The first order asked for; null is the list's own. What a campaign alone knows is nothing that the basket is ordered
 * by.
 */
function orderOf(filtro: FiltroTalentosBody): Order | null {
  const [order] = filtro.orders ?? []
  return order === undefined || (isOfInscricao(order.path) && !isCampanha(filtro)) ? null : order
}

const pathOf = (filtro: FiltroTalentosBody): Order['path'] =>
  orderOf(filtro)?.path ?? (isCampanha(filtro) ? 'talento.aderencia' : 'talento.atualCv')

const isOfInscricao = (path: Order['path']) => path.startsWith('inscricao.')

const inscricao = (way: Way) =>
  way === 'few' ? { id: sql`m.inscricao_id`, of: sql`m` } : { id: sql`i.id`, of: sql`i` }

/** Who has no score comes last either way. The other columns are never null, and their indexes know no «nulls last». */
function orderBy(filtro: FiltroTalentosBody, way: Way) {
  const order = orderOf(filtro)
  const path = pathOf(filtro)
  const direction = order?.order === 'ASC' ? sql`asc` : sql`desc`
  if (path === 'talento.nome') return sql`t.nome ${direction}`
  if (path === 'talento.atualCv')
    return sql`${way === 'few' ? sql`m.atualizado_em` : sql`t.atualizado_em`} ${direction}`
  if (!isCampanha(filtro)) return sql`ca.aderencia ${direction} nulls last`
  const { id, of } = inscricao(way)
  if (path === 'inscricao.criadaEm') return sql`${of}.criada_em ${direction}, ${id} ${direction}`
  if (path === 'inscricao.naEtapaDesde') return sql`${of}.na_etapa_desde ${direction}, ${id} ${direction}`
  return order === null
    ? sql`m.decidida, m.aderencia desc nulls last, ${id} desc`
    : sql`${of}.aderencia ${direction} nulls last`
}
