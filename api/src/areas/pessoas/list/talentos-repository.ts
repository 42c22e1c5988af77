import type { AderenciaLinha, FiltroTalentosBody } from '@seleta/contract/talentos'
import { MAX_COUNT_FILTRO, MAX_DEPTH, type Origem, type TipoEtapa } from '@seleta/contract/limits'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../../database/schema'
import type { PageInput } from '../../../ground/pages'
import { aConfirmar, idade, localizacao, talvezMesma } from '../../../database/sql/talento-columns'
import { createKeywordSearch, hasKeyword } from './keyword-search-repository'
import { talentoConditions, type ModoBusca } from '../../../database/sql/talento-filter'
import { idsByKeyword, marcasOfEmpresa } from './chaves-repository'
import { activeCategorias, marcasQuery } from './talentos-marcas'

export interface TalentoListRow {
  identificador: string
  nome: string
  aderencia: number | null
  aderenciaDetalhe: AderenciaLinha[] | null
  atualCv: Date
  formacao: string
  idade: number | null
  localizacao: string
  tipoEtapa: TipoEtapa | null
  telefone: string
  habilidades: string[]
  etapaId: number | null
  origem: Origem
  eliminadaMotivo: string | null
  aConfirmar: boolean
  talvezMesma: boolean
  /** Of who was told that they go (decision 116); null otherwise. */
  avisadaId: number | null
}

/**
 * Where a filter is looked at: in each row, as a walk or a campaign brings them; or by the indexes of the whole company,
 * which only the basket has (docs/decisions/119).
 */
type By = 'row' | 'index'

/** How people are found: the few all first and sorted then, or by a walk along the order until the page is full. */
type Way = 'few' | 'walk'

/** Lists of people: one campaign's candidates, or the company's whole basket. */
export function createTalentosRepository(db: Kysely<Database>) {
  const findByKeyword = createKeywordSearch(db)
  return {
    /**
     * One page. In a campaign the best fit stands first, in the basket the newest résumé. Who stands on it is found
     * before anything else is read, so that no plan joins or sorts everybody.
     * @param few who they are, when the filter finds no more than `MAX_COUNT_FILTRO`: they are sorted then. An order with
     *   a limit would tempt the planner to walk through everybody in that order, looking for them.
     */
    async filter(
      empresaId: number,
      filtro: FiltroTalentosBody,
      modo: ModoBusca,
      page: PageInput,
      few: readonly number[] | null,
    ): Promise<TalentoListRow[]> {
      const way = few === null ? 'walk' : 'few'
      const { rows } = await sql<TalentoListRow>`
        with pagina as materialized (
          select m.talento_id, ${isCampanha(filtro) ? inscricao(way).id : sql`null::bigint`} as inscricao_id
          from ${few === null ? walkSource(filtro) : fewSource(empresaId, filtro, few)}
          where ${few === null ? talentosWhere(empresaId, filtro, modo, 'row') : sql`true`}
          order by ${orderBy(filtro, way)}, m.talento_id desc
          limit ${page.size} offset ${page.page * page.size}
        )
        select t.identificador, t.nome, i.aderencia, i.aderencia_detalhe, t.atualizado_em as atual_cv,
          coalesce(t.formacao, '') as formacao, ${idade} as idade, ${localizacao} as localizacao,
          e.tipo as tipo_etapa, coalesce(t.telefone, '') as telefone, t.habilidades, e.id as etapa_id,
          ${aConfirmar} as a_confirmar, ${talvezMesma} as talvez_mesma,
          case when t.retencao_avisada_em is not null then t.id end as avisada_id,
          ${isCampanha(filtro) ? sql`i.origem, i.eliminada_motivo` : sql`t.origem, null::text as eliminada_motivo`}
        from pagina
          join talento t on t.id = pagina.talento_id
          left join cesta_aderencia ca on ca.talento_id = t.id
          left join inscricao i on i.id = ${isCampanha(filtro) ? sql`pagina.inscricao_id` : sql`ca.inscricao_id`}
          left join cidade c on c.id = t.cidade_id
          left join etapa e on e.id = i.etapa_id and pagina.inscricao_id is not null
        order by ${orderBy(filtro, 'walk')}, t.id desc
      `.execute(db)
      return rows
    },

    /**
     * Who a filter finds, at most one more than are counted: «mais de 1.000» is as much as it says then.
     * @returns ids of `talento`, in no order
     */
    async find(empresaId: number, filtro: FiltroTalentosBody, modo: ModoBusca): Promise<number[]> {
      if (hasKeyword(filtro) && !isCampanha(filtro)) return findByKeyword(empresaId, filtro, modo)
      const { rows } = await sql<{ id: number }>`
        select m.talento_id as id from ${talentosSource(filtro)} where ${talentosWhere(empresaId, filtro, modo)}
        limit ${MAX_COUNT_FILTRO + 1}
      `.execute(db)
      return rows.map(({ id }) => id)
    },

    /** How many a list holds without a filter: exact up to the deepest row that can be asked for, and one more. */
    async count(empresaId: number, filtro: FiltroTalentosBody): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from (
          select 1 from ${talentosSource(filtro)} where ${talentosWhere(empresaId, filtro, 'exato')} limit ${MAX_DEPTH + 1}
        ) todos
      `.execute(db)
      return rows[0]?.total ?? 0
    },
  }
}

/** Whether anything but the list itself narrows who is shown. */
export const isFiltered = (filtro: FiltroTalentosBody) =>
  hasKeyword(filtro) || activeCategorias(filtro).length > 0

export const isCampanha = <F extends FiltroTalentosBody>(filtro: F): filtro is F & { idCampanha: number } =>
  filtro.idCampanha !== null && filtro.idCampanha !== undefined

/**
 * Where people are looked for: `talento_marcas` as m, in a campaign `inscricao` as i.
 * @param hasTalento with `talento` as t, whose rows are ten times as wide: where something of it is asked for
 */
export function talentosSource(
  filtro: FiltroTalentosBody,
  hasTalento = hasKeyword(filtro),
): RawBuilder<unknown> {
  const pessoas = isCampanha(filtro)
    ? sql`inscricao i join talento_marcas m on m.talento_id = i.talento_id`
    : sql`talento_marcas m`
  return hasTalento ? sql`${pessoas} ${joinTalento}` : pessoas
}

const joinTalento = sql`join talento t on t.id = m.talento_id and t.empresa_id = m.empresa_id`

/** What the order needs beside the people. The basket's fit is that of the latest application (decision 061). */
function walkSource(filtro: FiltroTalentosBody) {
  const order = orderOf(filtro)
  if (order.path !== 'talento.aderencia') return talentosSource(filtro, true)
  if (isCampanha(filtro)) return talentosSource(filtro)
  return sql`${talentosSource(filtro)} ${joinFit}`
}

const joinFit = sql`join cesta_aderencia ca on ca.talento_id = m.talento_id and ca.empresa_id = m.empresa_id`

/** The few that a rare filter finds, behind a fence that the planner does not look through. */
function fewSource(empresaId: number, filtro: FiltroTalentosBody, ids: readonly number[]) {
  const who = isCampanha(filtro)
    ? sql`m.talento_id, m.empresa_id, m.atualizado_em, i.id as inscricao_id, i.aderencia from ${talentosSource(filtro, false)}
        where ${whereIds(empresaId, ids)} and i.campanha_id = ${filtro.idCampanha}`
    : sql`m.talento_id, m.empresa_id, m.atualizado_em from talento_marcas m where ${whereIds(empresaId, ids)}`
  const few = sql`(select ${who} offset 0) m`
  const { path } = orderOf(filtro)
  if (path === 'talento.nome') return sql`${few} ${joinTalento}`
  return path === 'talento.aderencia' && !isCampanha(filtro) ? sql`${few} ${joinFit}` : few
}

export const whereIds = (empresaId: number, ids: readonly number[]) =>
  sql<SqlBool>`m.empresa_id = ${empresaId} and m.talento_id = any(${ids}::bigint[])`

/** @param by see `By`; a campaign's people are always looked at one by one */
export function talentosWhere(
  empresaId: number,
  filtro: FiltroTalentosBody,
  modo: ModoBusca,
  by: By = 'index',
): RawBuilder<SqlBool> {
  const { origens = [], eliminados = false } = filtro
  const isByIndex = by === 'index' && !isCampanha(filtro)
  const byMarcas = isByIndex && !hasKeyword(filtro) ? marcasOfEmpresa(empresaId, filtro) : null
  // Keys name the company already: an index of all its people would be read beside them for nothing.
  const conditions = [
    byMarcas === null
      ? sql<SqlBool>`m.empresa_id = ${empresaId}`
      : sql<SqlBool>`m.empresa_id + 0 = ${empresaId} and ${byMarcas}`,
  ]
  if (isCampanha(filtro)) {
    conditions.push(sql`i.empresa_id = ${empresaId} and i.campanha_id = ${filtro.idCampanha} and i.situacao = 'ativa'
      and i.eliminada_motivo is ${eliminados ? sql`not null` : sql`null`}`)
    if (origens.length > 0) conditions.push(sql`i.origem = any(${origens}::text[])`)
  }
  if (hasKeyword(filtro)) {
    if (isByIndex) conditions.push(sql`m.talento_id in (${idsByKeyword(empresaId, filtro, modo)})`)
    else conditions.push(talentoConditions(filtro, modo))
  }
  const marcas = marcasQuery(hasKeyword(filtro) ? { origens } : filtro, !isCampanha(filtro))
  if (byMarcas === null && marcas !== null) conditions.push(sql`m.marcas @@ ${marcas}::tsquery`)
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

type Order = NonNullable<FiltroTalentosBody['orders']>[number]

/** The first order asked for, else the list's own. */
const orderOf = (filtro: FiltroTalentosBody): Order =>
  filtro.orders?.[0] ?? { path: isCampanha(filtro) ? 'talento.aderencia' : 'talento.atualCv', order: 'DESC' }

const inscricao = (way: Way) =>
  way === 'few'
    ? { id: sql`m.inscricao_id`, aderencia: sql`m.aderencia` }
    : { id: sql`i.id`, aderencia: sql`i.aderencia` }

/** Who has no score comes last either way. The other columns are never null, and their indexes know no «nulls last». */
function orderBy(filtro: FiltroTalentosBody, way: Way) {
  const { path, order } = orderOf(filtro)
  const direction = order === 'ASC' ? sql`asc` : sql`desc`
  if (path === 'talento.nome') return sql`t.nome ${direction}`
  if (path === 'talento.atualCv')
    return sql`${way === 'few' ? sql`m.atualizado_em` : sql`t.atualizado_em`} ${direction}`
  if (!isCampanha(filtro)) return sql`ca.aderencia ${direction} nulls last`
  const { id, aderencia } = inscricao(way)
  return filtro.orders?.[0] === undefined
    ? sql`${aderencia} desc nulls last, ${id} desc`
    : sql`${aderencia} ${direction} nulls last`
}
