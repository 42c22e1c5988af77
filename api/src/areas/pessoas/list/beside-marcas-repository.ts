import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isKnownToRecrutador } from '../../../database/sql/da-pessoa'
import { inscricaoConditions } from '../../../database/sql/inscricao-filter'
import { withoutCegas } from './cegas-filter-repository'
import { byCnhAndPretensao } from '../../../database/sql/talento-filter'

/** What a filter asks of people that their marks do not say, each by an index of its company (decision 166). */

/** Licence, and pay asked for. @param id of the person, as SQL */
export function daPessoa(
  empresaId: number,
  filtro: FiltroTalentosBody,
  id: RawBuilder<unknown>,
): RawBuilder<SqlBool>[] {
  const conditions = byCnhAndPretensao(filtro)
  if (conditions.length === 0) return []
  return [
    sql<SqlBool>`${id} in (select p.id from talento p
      where p.empresa_id = ${empresaId} and ${sql.join(conditions, sql` and `)})`,
  ]
}

/**
 * Of the basket's people: one application, to whatever campaign, that came from there and then.
 * @param id of the person, as SQL
 */
export function deAlgumaInscricao(
  empresaId: number,
  filtro: FiltroTalentosBody,
  id: RawBuilder<unknown>,
): RawBuilder<SqlBool>[] {
  const { fontes = [], inscritaDesde } = filtro
  const seen = withoutCegas(empresaId, filtro, id)
  const conditions = [
    ...inscricaoConditions({ inscritaDesde }),
    ...(fontes.length === 0 ? [] : [sql<SqlBool>`i.fonte = any(${fontes}::text[])`]),
  ]
  if (conditions.length === 0) return seen
  return [
    ...seen,
    sql<SqlBool>`${id} in (select i.talento_id from inscricao i
      where i.empresa_id = ${empresaId} and ${isKnownToRecrutador} and ${sql.join(conditions, sql` and `)})`,
  ]
}

/** Whether any of it is asked, of the basket or of a campaign's people. */
export const asksBesideMarcas = (filtro: FiltroTalentosBody): boolean =>
  byCnhAndPretensao(filtro).length > 0 ||
  (filtro.fontes ?? []).length > 0 ||
  filtro.inscritaDesde !== undefined
