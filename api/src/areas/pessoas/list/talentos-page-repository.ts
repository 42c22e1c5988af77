import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { sql, type RawBuilder } from 'kysely'
import type { ModoBusca } from '../../../database/sql/talento-filter'
import type { PageInput } from '../../../ground/pages'
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

/**
 * @param few who they are, when the filter finds no more than `MAX_COUNT_FILTRO`: they are sorted then. An order with
 *   a limit would tempt the planner to walk through everybody in that order, looking for them.
 * @returns what stands after `with`
 */
export function pageOfIds(
  empresaId: number,
  filtro: FiltroTalentosBody,
  modo: ModoBusca,
  page: PageInput,
  few: readonly number[] | null,
): RawBuilder<unknown> {
  if (few === null && isCampanha(filtro) && orderOf(filtro) === null)
    return bestFirst(empresaId, filtro, modo, page)
  const way = few === null ? 'walk' : 'few'
  const inscricaoId = isCampanha(filtro) ? inscricao(way).id : sql`null::bigint`
  return numbered(sql`
    select m.talento_id, ${inscricaoId} as inscricao_id
    from ${few === null ? walkSource(filtro) : fewSource(empresaId, filtro, few)}
    where ${few === null ? talentosWhere(empresaId, filtro, modo, 'row') : sql`true`}
    order by ${orderBy(filtro, way)}, m.talento_id desc
    limit ${page.size} offset ${page.page * page.size}`)
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
  modo: ModoBusca,
  page: PageInput,
): RawBuilder<unknown> {
  const until = page.size * (page.page + 1)
  const decidida = isDecidida(filtro.idCampanha)
  const walk = (condition: RawBuilder<unknown>) => sql`
    select m.talento_id, i.id as inscricao_id, i.aderencia from ${talentosSource(filtro)}
    where ${talentosWhere(empresaId, filtro, modo, 'row')} and ${condition}
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

/** What the order needs beside the people. The basket's fit is that of the latest application (decision 061). */
function walkSource(filtro: FiltroTalentosBody) {
  const path = pathOf(filtro)
  if (isOfInscricao(path)) return talentosSource(filtro)
  if (path !== 'talento.aderencia') return talentosSource(filtro, true)
  if (isCampanha(filtro)) return talentosSource(filtro)
  return sql`${talentosSource(filtro)} ${joinFit}`
}

const joinFit = sql`join cesta_aderencia ca on ca.talento_id = m.talento_id and ca.empresa_id = m.empresa_id`

/** The few that a rare filter finds, behind a fence that the planner does not look through. */
function fewSource(empresaId: number, filtro: FiltroTalentosBody, ids: readonly number[]) {
  const who = isCampanha(filtro)
    ? sql`m.talento_id, m.empresa_id, m.atualizado_em, i.id as inscricao_id, i.aderencia, i.criada_em,
          i.na_etapa_desde, ${isDecidida(filtro.idCampanha)} as decidida from ${talentosSource(filtro, false)}
        where ${whereIds(empresaId, ids)} and i.campanha_id = ${filtro.idCampanha}`
    : sql`m.talento_id, m.empresa_id, m.atualizado_em from talento_marcas m where ${whereIds(empresaId, ids)}`
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
