import type { Cartao } from '@seleta/contract/kanban'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database/schema'
import { CARTAO_COLUMNS } from './cartao-columns'
import { ETAPA_COLUMNS } from './etapa-row'

/** Cards that a board brings with it; the rest of a long stage is asked for page by page. */
export const CARTOES_POR_ETAPA = 50

/** Reads whole boards, and pages of one stage. */
export function createBoardRepository(db: Kysely<Database>) {
  const etapas = (empresaId: number) =>
    db
      .selectFrom('etapa')
      .innerJoin('campanha', 'campanha.id', 'etapa.campanhaId')
      .where('etapa.empresaId', '=', empresaId)
      .where('etapa.removidaEm', 'is', null)
      .where('campanha.excluidaEm', 'is', null)

  return {
    /** Stages with their first cards and true counts, in one query. */
    list: (empresaId: number, campanhaId: number) =>
      etapas(empresaId)
        .select(ETAPA_COLUMNS)
        .select(cartoes(CARTOES_POR_ETAPA, 0).as('talentos'))
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
        .execute(),

    /** @returns null when the company has no such stage */
    async listCartoes(
      empresaId: number,
      etapaId: number,
      limite: number,
      depois: number,
    ): Promise<Cartao[] | null> {
      const row = await etapas(empresaId)
        .select(cartoes(limite, depois).as('talentos'))
        .where('etapa.id', '=', etapaId)
        .executeTakeFirst()
      return row?.talentos ?? null
    },
  }
}

/** Cards of the row's stage as one value, the latest arrivals first. */
const cartoes = (limite: number, depois: number): RawBuilder<Cartao[]> => sql<Cartao[]>`(
  select coalesce(json_agg(cartao), '[]') from (
    select ${CARTAO_COLUMNS}
    from inscricao i
      join talento t on t.id = i.talento_id
      left join cidade c on c.id = t.cidade_id
    where i.etapa_id = etapa.id and i.situacao = 'ativa'
    order by i.posicao, i.id
    limit ${limite} offset ${depois}
  ) cartao
)`
