import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { NO_DONO, NO_MOTIVO } from '@seleta/contract/limits'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { finaisOf, isParada, isWithoutResposta } from './inscricao-waits'
import { motivoIdDe } from './motivo'

type DaInscricao = Pick<
  FiltroTalentosBody,
  | 'leituras'
  | 'motivos'
  | 'donos'
  | 'inscritaDesde'
  | 'fontes'
  | 'aderenciaMinima'
  | 'sinalizadas'
  | 'origens'
>

/**
 * What a filter asks of an application wherever it is shown, in a list or on the board: AND between categories, OR inside
 * one. Expects `inscricao` as i.
 */
export function inscricaoConditions(filtro: DaInscricao): RawBuilder<SqlBool>[] {
  const { leituras = [], motivos = [], donos = [], inscritaDesde, fontes = [], origens = [] } = filtro
  const { aderenciaMinima, sinalizadas } = filtro
  const [leitura] = leituras
  return [
    leitura === undefined || leituras.length > 1
      ? null
      : sql<SqlBool>`i.vista_em is ${leitura === 'nova' ? sql`null` : sql`not null`}`,
    motivos.length === 0
      ? null
      : sql<SqlBool>`coalesce(${motivoIdDe}, ${NO_MOTIVO}) = any(${motivos}::bigint[])`,
    donos.length === 0 ? null : sql<SqlBool>`coalesce(i.dono_id, ${NO_DONO}) = any(${donos}::bigint[])`,
    inscritaDesde === undefined ? null : sql<SqlBool>`i.criada_em > ${inscritaDesde}::timestamptz`,
    // In the row: an index of all companies' applications would be read for it.
    fontes.length === 0 ? null : sql<SqlBool>`(i.fonte || '') = any(${fontes}::text[])`,
    origens.length === 0 ? null : sql<SqlBool>`i.origem = any(${origens}::text[])`,
    aderenciaMinima === undefined ? null : sql<SqlBool>`i.aderencia >= ${aderenciaMinima}`,
    sinalizadas === true ? sql<SqlBool>`jsonb_array_length(i.sinalizacoes) > 0` : null,
  ].filter((condition) => condition !== null)
}

/**
 * Those of whom something is waited for (product 65).
 * @param empresa whose they are, as SQL
 * @param campanha whose applications they are, as SQL
 */
export function waitConditions(
  empresa: RawBuilder<unknown>,
  esperas: FiltroTalentosBody['esperas'] = [],
  campanha: RawBuilder<unknown>,
): RawBuilder<SqlBool>[] {
  const ways = esperas.map((espera) =>
    espera === 'parada'
      ? sql<SqlBool>`exists (select from etapa e where e.id = i.etapa_id and ${isParada})`
      : isWithoutResposta(finaisOf(empresa, campanha)),
  )
  return ways.length === 0 ? [] : [sql<SqlBool>`(${sql.join(ways, sql` or `)})`]
}
