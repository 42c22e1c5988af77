import type { FiltroKanban } from '@seleta/contract/kanban'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { containsBusca } from '../../database/sql/contains-busca'
import { isParadaIn } from '../../database/sql/inscricao-waits'
import { talentoConditions } from '../../database/sql/talento-filter'

/** Whom a filter leaves on the board. Expects `inscricao` as i, `talento` as t and `etapa`. */
export function boardConditions(filtro: FiltroKanban): RawBuilder<SqlBool> {
  const { nome, aderenciaMinima, eliminadas, sinalizadas, paradas } = filtro
  const conditions = [
    talentoConditions(filtro, null),
    nome === undefined ? null : containsBusca(sql<string>`public.f_busca(t.nome)`, nome),
    aderenciaMinima === undefined ? null : sql<SqlBool>`i.aderencia >= ${aderenciaMinima}`,
    eliminadas === undefined ? null : sql<SqlBool>`(i.eliminada_motivo is not null) = ${eliminadas === 'so'}`,
    sinalizadas === true ? sql<SqlBool>`jsonb_array_length(i.sinalizacoes) > 0` : null,
    paradas === true ? isParadaIn('etapa') : null,
  ].filter((condition) => condition !== null)
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}
