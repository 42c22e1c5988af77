import { NO_ETAPA, type SituacaoFiltro, TIPOS_ETAPA, TIPOS_FINAIS } from '@seleta/contract/limits'
import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isDaPessoa } from '../../../database/sql/da-pessoa'

/** Where applications of a campaign stand (audit P1, P19). All expect `inscricao` as i. */

type OfCampanha = Pick<FiltroTalentosBody, 'situacoes' | 'eliminados' | 'etapas' | 'leituras'> & {
  readonly idCampanha: number
}

/** Neither taken out by an answer nor withdrawn: whom a list shows unless it is asked for others. */
const PRESENTE = sql<SqlBool>`(i.situacao = 'ativa' and i.eliminada_motivo is null)`
/** Who said that the application was never theirs did not give up. */
const SAIU = sql<SqlBool>`(i.situacao = 'retirada' and ${isDaPessoa})`

/** One word of `SITUACOES_FILTRO` for each application. Expects its `etapa` as e. */
export const situacaoDaInscricao = sql<SituacaoFiltro>`case when i.situacao = 'retirada' then 'desistente'
  when i.eliminada_motivo is not null then 'eliminada' else coalesce(e.tipo, 'em-selecao') end`

/** The situações that a filter asks for; none is whoever is present. */
export const situacoesOf = ({
  situacoes = [],
  eliminados = false,
}: Pick<FiltroTalentosBody, 'situacoes' | 'eliminados'>): readonly SituacaoFiltro[] =>
  situacoes.length === 0 && eliminados ? ['eliminada'] : situacoes

/** Situação, stage, and whether it was seen: AND between them, OR inside one. */
export function situacaoConditions(filtro: OfCampanha): RawBuilder<SqlBool>[] {
  const { etapas = [], leituras = [] } = filtro
  const isIn = sql<SqlBool>`i.etapa_id = any(${etapas}::bigint[])`
  const [leitura] = leituras
  return [
    situacaoCondition(filtro),
    ...(etapas.length === 0
      ? []
      : [etapas.includes(NO_ETAPA) ? sql<SqlBool>`(i.etapa_id is null or ${isIn})` : isIn]),
    ...(leitura === undefined || leituras.length > 1
      ? []
      : [sql<SqlBool>`i.vista_em is ${leitura === 'nova' ? sql`null` : sql`not null`}`]),
  ]
}

function situacaoCondition(filtro: OfCampanha): RawBuilder<SqlBool> {
  const chosen = situacoesOf(filtro)
  if (chosen.length === 0) return PRESENTE
  const tipos = TIPOS_ETAPA.filter((tipo) => chosen.includes(tipo))
  const isUntyped = chosen.includes('em-selecao')
  const isAnywhere = isUntyped && tipos.length === TIPOS_ETAPA.length
  const ways = [
    ...(isAnywhere
      ? [PRESENTE]
      : [
          ...(tipos.length === 0
            ? []
            : [
                sql<SqlBool>`(${PRESENTE} and ${isInEtapa(filtro.idCampanha, sql`tipo = any(${tipos}::text[])`)})`,
              ]),
          ...(isUntyped
            ? [
                sql<SqlBool>`(${PRESENTE} and (i.etapa_id is null or ${isInEtapa(filtro.idCampanha, sql`tipo is null`)}))`,
              ]
            : []),
        ]),
    ...(chosen.includes('eliminada')
      ? [sql<SqlBool>`(i.situacao = 'ativa' and i.eliminada_motivo is not null)`]
      : []),
    ...(chosen.includes('desistente') ? [SAIU] : []),
  ]
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

/** Read once, not with each row. */
const isInEtapa = (campanhaId: number, condition: RawBuilder<unknown>) =>
  sql<SqlBool>`i.etapa_id = any(array(select id from etapa where campanha_id = ${campanhaId} and ${condition}))`

/** Whether the process is over for them, one way or the other; never null. */
export const isDecidida = (campanhaId: number) =>
  sql<SqlBool>`(i.situacao <> 'ativa' or i.eliminada_motivo is not null
    or coalesce(${isInEtapa(campanhaId, sql`tipo = any(${TIPOS_FINAIS}::text[])`)}, false))`
