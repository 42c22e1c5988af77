import type { FiltroKanban } from '@seleta/contract/kanban'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { containsBusca } from '../../database/sql/contains-busca'
import { inscricaoConditions, waitConditions } from '../../database/sql/inscricao-filter'
import { isParadaIn } from '../../database/sql/inscricao-waits'
import { talentoConditions } from '../../database/sql/talento-filter'
import { withinRaio } from '../../ground/busca/within-raio'

/** Whom a filter leaves on the board. Expects `inscricao` as i, `talento` as t and `etapa`. */
export function boardConditions(filtro: FiltroKanban): RawBuilder<SqlBool> {
  const { nome, eliminadas, paradas, esperas } = filtro
  const conditions = [
    talentoConditions(withinRaio(filtro), null),
    nome === undefined ? null : containsBusca(sql<string>`public.f_busca(t.nome)`, nome),
    eliminadas === undefined ? null : sql<SqlBool>`(i.eliminada_motivo is not null) = ${eliminadas === 'so'}`,
    paradas === true ? isParadaIn('etapa') : null,
    ...inscricaoConditions(filtro),
    ...waitConditions(esperas, sql`i.campanha_id`),
  ].filter((condition) => condition !== null)
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}
