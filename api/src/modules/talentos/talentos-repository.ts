import type { AderenciaLinha, FiltroTalentosBody } from '@seleta/contract/talentos'
import { MAX_COUNT_FILTRO, MAX_DEPTH, type Origem, type TipoEtapa } from '@seleta/contract/limits'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database/schema'
import type { Pagina } from '../campanhas/campanhas-repository'
import { idade, localizacao } from './talento-expressions'
import { talentoConditions, type ModoBusca } from './talentos-filter'

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
}

type Order = NonNullable<FiltroTalentosBody['orders']>[number]

const SORT: Readonly<Record<Order['path'], RawBuilder<unknown>>> = {
  'talento.nome': sql`t.nome`,
  'talento.atualCv': sql`t.atualizado_em`,
  'talento.aderencia': sql`i.aderencia`,
}
/** Who has no score comes last either way. The other columns are never null, and their indexes know no «nulls last». */
const DIRECTION = { ASC: sql`asc`, DESC: sql`desc` } as const
const DIRECTION_FIT = { ASC: sql`asc nulls last`, DESC: sql`desc nulls last` } as const

/** Lists of people: one campaign's candidates, or the company's whole basket. */
export function createTalentosRepository(db: Kysely<Database>) {
  return {
    /**
     * One page. In a campaign the best fit stands first, in the basket the newest résumé. Who stands on it is found
     * before anything else is read, so that no plan joins or sorts everybody.
     * @param isRare the filter finds no more than `MAX_COUNT_FILTRO`: those are found first and sorted then. An order
     *   with a limit would tempt the planner to walk through everybody in that order, looking for them.
     */
    async filter(
      empresaId: number,
      filtro: FiltroTalentosBody,
      modo: ModoBusca,
      pagina: Pagina,
      isRare = false,
    ): Promise<TalentoListRow[]> {
      const { rows } = await sql<TalentoListRow>`
        with pagina as materialized (
          select t.id as talento_id, ${isCampanha(filtro) ? sql`i.id` : sql`null::bigint`} as inscricao_id
          from ${isRare ? rareSource(empresaId, filtro, modo) : pageSource(filtro)}
          where ${isRare ? sql`true` : where(empresaId, filtro, modo)}
          order by ${orderBy(filtro)}, t.id desc
          limit ${pagina.size} offset ${pagina.page * pagina.size}
        )
        select t.identificador, t.nome, i.aderencia, i.aderencia_detalhe, t.atualizado_em as atual_cv,
          coalesce(t.formacao, '') as formacao, ${idade} as idade, ${localizacao} as localizacao,
          e.tipo as tipo_etapa, coalesce(t.telefone, '') as telefone, t.habilidades, e.id as etapa_id,
          ${isCampanha(filtro) ? sql`i.origem, i.eliminada_motivo` : sql`t.origem, null::text as eliminada_motivo`}
        from pagina
          join talento t on t.id = pagina.talento_id
          left join cesta_aderencia ca on ca.talento_id = t.id
          left join inscricao i on i.id = ${isCampanha(filtro) ? sql`pagina.inscricao_id` : sql`ca.inscricao_id`}
          left join cidade c on c.id = t.cidade_id
          left join etapa e on e.id = i.etapa_id and pagina.inscricao_id is not null
        order by ${orderBy(filtro)}, t.id desc
      `.execute(db)
      return rows
    },

    /**
     * People that the filter finds: exact up to the deepest row that can be asked for, with a filter up to 1,000;
     * one more than that means «mais de».
     */
    async count(empresaId: number, filtro: FiltroTalentosBody, modo: ModoBusca): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from (
          select 1 from ${countSource(filtro)} where ${where(empresaId, filtro, modo)} limit ${countLimit(filtro) + 1}
        ) achados
      `.execute(db)
      return rows[0]?.total ?? 0
    },
  }
}

const countLimit = (filtro: FiltroTalentosBody) => (isFiltered(filtro) ? MAX_COUNT_FILTRO : MAX_DEPTH)

/** Whether anything but the list itself narrows who is shown. */
export function isFiltered({ pesquisa, ...filtro }: FiltroTalentosBody): boolean {
  const { funcoes, niveisEducacionais, cidades, habilidades, tempoExperiencia, idiomas } = filtro
  const listas = [funcoes, niveisEducacionais, cidades, habilidades, tempoExperiencia, idiomas]
  return (pesquisa?.palavraChave ?? '').trim() !== '' || listas.some((lista) => (lista?.length ?? 0) > 0)
}

const isCampanha = (filtro: FiltroTalentosBody) =>
  filtro.idCampanha !== null && filtro.idCampanha !== undefined

/** The basket's fit stands beside the person: that of the latest application that has one (decision 061). */
function pageSource(filtro: FiltroTalentosBody) {
  if (isCampanha(filtro) || !isByFit(filtro)) return countSource(filtro)
  return sql`talento t join cesta_aderencia ca on ca.talento_id = t.id and ca.empresa_id = t.empresa_id`
}

/** The few that a rare filter finds, behind a fence that the planner does not look through. */
function rareSource(empresaId: number, filtro: FiltroTalentosBody, modo: ModoBusca) {
  const found = sql`(select t.id from ${countSource(filtro)} where ${where(empresaId, filtro, modo)} offset 0) a`
  if (isCampanha(filtro))
    return sql`${found} join talento t on t.id = a.id
      join inscricao i on i.talento_id = t.id and i.campanha_id = ${filtro.idCampanha}`
  return sql`${found} join talento t on t.id = a.id join cesta_aderencia ca on ca.talento_id = t.id`
}

const isByFit = ({ orders }: FiltroTalentosBody) => orders?.[0]?.path === 'talento.aderencia'

const countSource = (filtro: FiltroTalentosBody) =>
  isCampanha(filtro) ? sql`inscricao i join talento t on t.id = i.talento_id` : sql`talento t`

function where(empresaId: number, filtro: FiltroTalentosBody, modo: ModoBusca) {
  const origem = isCampanha(filtro) ? sql`i.origem` : sql`t.origem`
  const scope = isCampanha(filtro)
    ? sql`i.empresa_id = ${empresaId} and i.campanha_id = ${filtro.idCampanha} and i.situacao = 'ativa'
        and (i.eliminada_motivo is ${filtro.eliminados === true ? sql`not null` : sql`null`})`
    : sql`true`
  const origens =
    filtro.origens === undefined || filtro.origens.length === 0
      ? sql`true`
      : sql`${origem} = any(${filtro.origens}::text[])`
  return sql`t.empresa_id = ${empresaId} and t.anonimizado_em is null and ${scope} and ${origens}
    and ${talentoConditions(filtro, modo)}`
}

function orderBy(filtro: FiltroTalentosBody) {
  const order = filtro.orders?.[0]
  if (order !== undefined) {
    if (!isByFit(filtro)) return sql`${SORT[order.path]} ${DIRECTION[order.order]}`
    const column = isCampanha(filtro) ? SORT[order.path] : sql`ca.aderencia`
    return sql`${column} ${DIRECTION_FIT[order.order]}`
  }
  return isCampanha(filtro) ? sql`i.aderencia desc nulls last, i.id desc` : sql`t.atualizado_em desc`
}

/** The same people for others who count or list them: `talento` as t, in a campaign `inscricao` as i. */
export { countSource as talentosSource, where as talentosWhere }
