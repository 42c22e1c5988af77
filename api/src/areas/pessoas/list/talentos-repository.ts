import type { Dono } from '@seleta/contract/donos'
import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { MAX_DEPTH, type Origem, type TipoEtapa } from '@seleta/contract/limits'
import type { AderenciaLinha } from '@seleta/contract/talentos'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { resumoDaAvaliacao, type ResumoRow } from '../../../database/sql/avaliacao'
import { donoDe } from '../../../database/sql/dono'
import { tipoConhecido } from '../../../database/sql/tipo-conhecido'
import { aConfirmar, idade, localizacao, talvezMesma } from '../../../database/sql/talento-columns'
import type { PageInput } from '../../../ground/pages'
import { type Achadas, createKeywordSearch } from './keyword-search-repository'
import { pageOfIds } from './talentos-page-repository'
import { isCampanha, talentosSource, talentosWhere } from './talentos-source-repository'

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
  isRetirada: boolean
  inscritaEm: Date | null
  naEtapaDesde: Date | null
  isNova: boolean
  /** Whose fit it is: of the basket alone. */
  aderenciaCampanha: string | null
  aConfirmar: boolean
  talvezMesma: boolean
  /** How they were judged; told to each reader by `tellResumo`. */
  avaliacao: ResumoRow | null
  dono: Dono | null
  /** Of who was told that they go (decision 116); null otherwise. */
  avisadaId: number | null
}

/** Lists of people: one campaign's candidates, or the company's whole basket. */
export function createTalentosRepository(db: Kysely<Database>) {
  return {
    /**
     * One page. In a campaign the best fit stands first, in the basket the newest résumé. Who stands on it is found
     * before anything else is read, so that no plan joins or sorts everybody.
     * @param achadas who the filter finds, see `pageOfIds`; null when nothing narrows the list
     */
    async filter(
      empresaId: number,
      filtro: FiltroTalentosBody,
      page: PageInput,
      achadas: Achadas | null,
    ): Promise<TalentoListRow[]> {
      const { rows } = await sql<TalentoListRow>`
        with ${pageOfIds(empresaId, filtro, page, achadas)}
        select t.identificador, t.nome, i.aderencia, i.aderencia_detalhe, t.atualizado_em as atual_cv,
          coalesce(t.formacao, '') as formacao, ${idade} as idade, ${localizacao} as localizacao,
          ${tipoConhecido} as tipo_etapa, coalesce(t.telefone, '') as telefone, t.habilidades, e.id as etapa_id,
          ${aConfirmar} as a_confirmar, ${talvezMesma} as talvez_mesma,
          case when t.retencao_avisada_em is not null then t.id end as avisada_id,
          ${isCampanha(filtro) ? DA_INSCRICAO : DA_PESSOA}
        from pagina
          join talento t on t.id = pagina.talento_id
          left join cesta_aderencia ca on ca.talento_id = t.id
          left join inscricao i on i.id = ${isCampanha(filtro) ? sql`pagina.inscricao_id` : sql`ca.inscricao_id`}
          left join cidade c on c.id = t.cidade_id
          left join etapa e on e.id = i.etapa_id and pagina.inscricao_id is not null
        order by pagina.ordem
      `.execute(db)
      return rows
    },

    /** The names alone, in the same order. */
    async listNomes(
      empresaId: number,
      filtro: FiltroTalentosBody,
      page: PageInput,
      achadas: Achadas | null,
    ): Promise<{ identificador: string; nome: string }[]> {
      const { rows } = await sql<{ identificador: string; nome: string }>`
        with ${pageOfIds(empresaId, filtro, page, achadas)}
        select t.identificador, t.nome from pagina join talento t on t.id = pagina.talento_id order by pagina.ordem
      `.execute(db)
      return rows
    },

    /** Who a filter finds, at most one more than are counted: «mais de 1.000» is as much as it says then. */
    find: createKeywordSearch(db),

    /** How many a list holds without a filter: exact up to the deepest row that can be asked for, and one more. */
    async count(empresaId: number, filtro: FiltroTalentosBody): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from (
          select 1 from ${talentosSource(filtro)} where ${talentosWhere(empresaId, filtro, null, 'all')}
          limit ${MAX_DEPTH + 1}
        ) todos
      `.execute(db)
      return rows[0]?.total ?? 0
    },
  }
}

/** What a row says of the application that it shows. Expects `inscricao` as i. */
const DA_INSCRICAO = sql`i.origem, i.eliminada_motivo, i.situacao = 'retirada' as is_retirada, i.criada_em as inscrita_em,
  i.na_etapa_desde, i.vista_em is null as is_nova, null::text as aderencia_campanha, ${resumoDaAvaliacao} as avaliacao,
  ${donoDe} as dono`
const DA_PESSOA = sql`t.origem, null::text as eliminada_motivo, false as is_retirada, null::timestamptz as inscrita_em,
  null::timestamptz as na_etapa_desde, false as is_nova, null::json as avaliacao, null::json as dono,
  (select '#' || p.id || ' ' || p.nome from campanha p where p.id = i.campanha_id) as aderencia_campanha`
