import type { FiltroKanban } from '@seleta/contract/kanban'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isCega } from '../../database/sql/cega'
import { containsBusca } from '../../database/sql/contains-busca'
import { inscricaoConditions, waitConditions } from '../../database/sql/inscricao-filter'
import { isParadaIn } from '../../database/sql/inscricao-waits'
import { talentoConditions } from '../../database/sql/talento-filter'
import { withinRaio } from '../../ground/busca/within-raio'

/** A filter of a company that may have a blind campaign: there nobody hidden is found by name (decision 193). */
type FiltroLido = FiltroKanban & { readonly hasCegas?: boolean }

/** Whom a filter leaves on the board. Expects `inscricao` as i, `talento` as t and `etapa`. */
export function boardConditions(filtro: FiltroLido): RawBuilder<SqlBool> {
  const { nome, eliminadas, paradas, esperas, hasCegas } = filtro
  const conditions = [
    talentoConditions(withinRaio(filtro), null),
    nome === undefined ? null : containsBusca(sql<string>`public.f_busca(t.nome)`, nome),
    nome === undefined || hasCegas !== true ? null : sql<SqlBool>`not ${isCega}`,
    eliminadas === undefined ? null : sql<SqlBool>`(i.eliminada_motivo is not null) = ${eliminadas === 'so'}`,
    paradas === true ? isParadaIn('etapa') : null,
    ...inscricaoConditions(filtro),
    ...waitConditions(sql`i.empresa_id`, esperas, sql`i.campanha_id`),
  ].filter((condition) => condition !== null)
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}
