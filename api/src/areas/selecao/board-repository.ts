import type { Cartao, FiltroKanban } from '@seleta/contract/kanban'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../database/schema'
import { CARTAO_COLUMNS } from './cartao-columns-repository'
import { ETAPA_COLUMNS } from '../../domain/etapa/etapa-row'
import { boardConditions } from './board-filter-repository'

/** Cards that a board brings with it; the rest of a long stage is asked for page by page. */
export const CARTOES_PER_ETAPA = 50

/** Everybody. */
const EVERYBODY = sql<SqlBool>`true`

/** Reads whole boards, and pages of one stage; with a filter, only the people that it finds. */
export function createBoardRepository(db: Kysely<Database>) {
  const etapas = (empresaId: number) =>
    db
      .selectFrom('etapa')
      .innerJoin('campanha', 'campanha.id', 'etapa.campanhaId')
      .where('etapa.empresaId', '=', empresaId)
      .where('etapa.removidaEm', 'is', null)
      .where('campanha.excluidaEm', 'is', null)

  const board = (empresaId: number, campanhaId: number, condition: RawBuilder<SqlBool>) =>
    etapas(empresaId)
      .select(ETAPA_COLUMNS)
      .select(cartoes(condition, CARTOES_PER_ETAPA, 0).as('talentos'))
      .select((eb) =>
        eb
          .selectFrom('evento')
          .select(sql<number>`coalesce(max(evento.id), 0)`.as('id'))
          .where('evento.campanhaId', '=', campanhaId)
          .$asScalar()
          .as('ultimoEvento'),
      )
      .where('etapa.campanhaId', '=', campanhaId)
      .orderBy('etapa.ordem')
      .orderBy('etapa.id')

  return {
    /** Stages with their first cards and true counts, in one query. */
    list: (empresaId: number, campanhaId: number) => board(empresaId, campanhaId, EVERYBODY).execute(),

    /** The same with those that a filter finds; `qtd` counts them. */
    listFiltered: (empresaId: number, campanhaId: number, filtro: FiltroKanban) => {
      const condition = boardConditions(filtro)
      return board(empresaId, campanhaId, condition).select(countOf(condition).as('qtd')).execute()
    },

    /** @returns null when the company has no such stage */
    async listCartoes(
      empresaId: number,
      etapaId: number,
      { limite, depois }: { readonly limite: number; readonly depois: number },
      filtro?: FiltroKanban,
    ): Promise<Cartao[] | null> {
      const condition = filtro === undefined ? EVERYBODY : boardConditions(filtro)
      const row = await etapas(empresaId)
        .select(cartoes(condition, limite, depois).as('talentos'))
        .where('etapa.id', '=', etapaId)
        .executeTakeFirst()
      return row?.talentos ?? null
    },
  }
}

/** Cards of the row's stage as one value, the latest arrivals first. */
const cartoes = (condition: RawBuilder<SqlBool>, limite: number, depois: number): RawBuilder<Cartao[]> => sql<
  Cartao[]
>`(
  select coalesce(json_agg(cartao), '[]') from (
    select ${CARTAO_COLUMNS}
    from inscricao i
      join talento t on t.id = i.talento_id and t.empresa_id = etapa.empresa_id
      left join cidade c on c.id = t.cidade_id
    where i.etapa_id = etapa.id and i.situacao = 'ativa' and ${condition}
    order by i.posicao, i.id
    limit ${limite} offset ${depois}
  ) cartao
)`

const countOf = (condition: RawBuilder<SqlBool>): RawBuilder<number> => sql<number>`(
  select count(*) from inscricao i join talento t on t.id = i.talento_id and t.empresa_id = etapa.empresa_id
  where i.etapa_id = etapa.id and i.situacao = 'ativa' and ${condition}
)`
