import type { FiltroKanban } from '@seleta/contract/kanban'
import { CARTOES, NO_ETAPA } from '@seleta/contract/limits'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../database/schema'
import { latestDoQuadro } from '../../database/sql/evento-do-quadro'
import { ETAPA_COLUMNS, type EtapaRow } from '../../domain/etapa/etapa-row'
import { boardConditions } from './board-filter-repository'
import { CARTAO_COLUMNS, type CartaoRow } from './cartao-columns-repository'

/** Everybody. */
const EVERYBODY = sql<SqlBool>`true`

/** Who stands in the row's stage; in none, the row being a campaign's people without one (audit B6). */
const NA_ETAPA = sql<SqlBool>`i.etapa_id = etapa.id`
const UNPLACED = sql<SqlBool>`i.campanha_id = etapa.campanha_id and i.etapa_id is null`

interface Page {
  readonly limite: number
  /** People before it. */
  readonly depois: number
}

/** Reads whole boards, and pages of one stage; with a filter, only the people that it finds. */
export function createBoardRepository(db: Kysely<Database>) {
  const etapas = (empresaId: number) =>
    db
      .selectFrom('etapa')
      .innerJoin('campanha', 'campanha.id', 'etapa.campanhaId')
      .where('etapa.empresaId', '=', empresaId)
      .where('etapa.removidaEm', 'is', null)
      .where('campanha.excluidaEm', 'is', null)

  const stages = (empresaId: number, campanhaId: number, condition: RawBuilder<SqlBool>) =>
    etapas(empresaId)
      .select(ETAPA_COLUMNS)
      .select(cartoes(NA_ETAPA, condition, CARTOES.primeiros, 0).as('talentos'))
      .select(latestDoQuadro(empresaId, campanhaId).as('ultimoEvento'))
      .where('etapa.campanhaId', '=', campanhaId)

  /** A campaign's people who stand in no stage: one row that reads like a stage. */
  const unplaced = (empresaId: number, campanhaId: number) =>
    db.selectFrom(unplacedRow(empresaId, campanhaId))

  const unplacedColumn = (empresaId: number, campanhaId: number, condition: RawBuilder<SqlBool>) =>
    unplaced(empresaId, campanhaId)
      .select(ETAPA_COLUMNS)
      .select(cartoes(UNPLACED, condition, CARTOES.primeiros, 0).as('talentos'))
      .select(latestDoQuadro(empresaId, campanhaId).as('ultimoEvento'))

  return {
    /** Stages with their first cards and true counts, in one query. */
    list: (empresaId: number, campanhaId: number, hasUnplaced: boolean) =>
      stages(empresaId, campanhaId, EVERYBODY)
        .$if(hasUnplaced, (query) => query.unionAll(unplacedColumn(empresaId, campanhaId, EVERYBODY)))
        .orderBy('ordem')
        .orderBy('id')
        .execute(),

    /** The same with those that a filter finds, who are counted beside the others. */
    listFiltered: (empresaId: number, campanhaId: number, hasUnplaced: boolean, filtro: FiltroKanban) => {
      const condition = boardConditions(filtro)
      const found = (members: RawBuilder<SqlBool>) => countOf(members, condition).as('qtdFiltrada')
      const column = unplacedColumn(empresaId, campanhaId, condition).select(found(UNPLACED))
      return stages(empresaId, campanhaId, condition)
        .select(found(NA_ETAPA))
        .$if(hasUnplaced, (query) => query.unionAll(column))
        .orderBy('ordem')
        .orderBy('id')
        .execute()
    },

    /** People of a campaign who stand in no stage; null when the company has no such campaign. */
    async listUnplaced(
      empresaId: number,
      campanhaId: number,
      { limite, depois }: Page,
      filtro: FiltroKanban,
    ): Promise<CartaoRow[] | null> {
      const condition = boardConditions(filtro)
      const row = await unplaced(empresaId, campanhaId)
        .select(cartoes(UNPLACED, condition, limite, depois).as('talentos'))
        .executeTakeFirst()
      return row?.talentos ?? null
    },

    /** @returns null when the company has no such stage */
    async listCartoes(
      empresaId: number,
      etapaId: number,
      { limite, depois }: Page,
      filtro?: FiltroKanban,
    ): Promise<CartaoRow[] | null> {
      const condition = filtro === undefined ? EVERYBODY : boardConditions(filtro)
      const row = await etapas(empresaId)
        .select(cartoes(NA_ETAPA, condition, limite, depois).as('talentos'))
        .where('etapa.id', '=', etapaId)
        .executeTakeFirst()
      return row?.talentos ?? null
    },
  }
}

/** What a campaign's people without a stage read like: a stage that nobody can change (audit B6). */
const unplacedRow = (empresaId: number, campanhaId: number) =>
  sql<EtapaRow & { empresaId: number }>`(
    select ${NO_ETAPA}::bigint as id, 'Sem etapa' as nome, '#857F72' as cor, 0 as ordem, null::text as tipo,
      '' as mensagem_notificacao, c.id as campanha_id, c.empresa_id, false as contato_email,
      false as contato_whatsapp, false as contato_sms, null::int as limite_dias, null::bigint as ficha_id, (
        select count(*) from inscricao i
        where i.campanha_id = c.id and i.empresa_id = c.empresa_id and i.etapa_id is null and i.situacao = 'ativa'
      ) as qtd
    from campanha c where c.id = ${campanhaId} and c.empresa_id = ${empresaId} and c.excluida_em is null
  )`.as('etapa')

/** Cards of those as one value, the latest arrivals first. */
const cartoes = (
  members: RawBuilder<SqlBool>,
  condition: RawBuilder<SqlBool>,
  limite: number,
  depois: number,
): RawBuilder<CartaoRow[]> => sql<CartaoRow[]>`(
  select coalesce(json_agg(cartao), '[]') from (
    select ${CARTAO_COLUMNS}
    from inscricao i
      join talento t on t.id = i.talento_id and t.empresa_id = etapa.empresa_id
      left join cidade c on c.id = t.cidade_id
    where ${members} and i.situacao = 'ativa' and ${condition}
    order by i.posicao, i.id
    limit ${limite} offset ${depois}
  ) cartao
)`

const countOf = (
  members: RawBuilder<SqlBool>,
  condition: RawBuilder<SqlBool>,
): RawBuilder<number> => sql<number>`(
  select count(*) from inscricao i join talento t on t.id = i.talento_id and t.empresa_id = etapa.empresa_id
  where ${members} and i.situacao = 'ativa' and ${condition}
)`
