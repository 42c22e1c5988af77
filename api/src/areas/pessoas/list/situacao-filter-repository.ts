import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import {
  MANUAL_ORIGENS,
  NO_ETAPA,
  ORIGENS_ROBO,
  type SituacaoFiltro,
  TIPOS_ETAPA,
  TIPOS_FINAIS,
} from '@seleta/contract/limits'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../../database/schema'
import { isKnownToRecrutador } from '../../../database/sql/da-pessoa'
import { isNaFigura } from '../../../database/sql/figura'
import { inscricaoConditions, waitConditions } from '../../../database/sql/inscricao-filter'
import { isPresente } from '../../../database/sql/inscricao-waits'
import { tipoConhecido } from '../../../database/sql/tipo-conhecido'

/** Where applications of a campaign stand (audit P1, P19). All expect `inscricao` as i. */

type OfCampanha = FiltroTalentosBody & { readonly idCampanha: number }

const ELIMINADA = sql<SqlBool>`(i.situacao = 'ativa' and i.eliminada_motivo is not null)`
/** Who said that the application was never theirs did not give up; what nobody had touched when it went is not there. */
const SAIU = sql<SqlBool>`(i.situacao = 'retirada' and ${isKnownToRecrutador})`

/** One word of `SITUACOES_FILTRO` for each application. Expects its `etapa` as e. */
export const situacaoDaInscricao = sql<SituacaoFiltro>`case when i.situacao = 'retirada' then 'desistente'
  when i.eliminada_motivo is not null then 'eliminada' else coalesce(${tipoConhecido}, 'em-selecao') end`

/** The situações that a filter asks for; none is whoever is present. */
export const situacoesOf = ({
  situacoes = [],
  eliminados = false,
}: Pick<FiltroTalentosBody, 'situacoes' | 'eliminados'>): readonly SituacaoFiltro[] =>
  situacoes.length === 0 && eliminados ? ['eliminada'] : situacoes

/** Situação, stage, what it waits for, and what is asked of it anywhere: AND between them, OR inside one. */
export function situacaoConditions(empresaId: number, filtro: OfCampanha): RawBuilder<SqlBool>[] {
  const { etapas = [], figura } = filtro
  // Whoever left by themselves stands in no stage, whatever they stood in.
  const isIn = sql<SqlBool>`(i.situacao = 'ativa' and i.etapa_id = any(${etapas}::bigint[]))`
  return [
    situacaoCondition(empresaId, filtro),
    ...(etapas.length === 0
      ? []
      : [
          etapas.includes(NO_ETAPA)
            ? sql<SqlBool>`(i.etapa_id is null or not ${isPresente} or ${isIn})`
            : isIn,
        ]),
    ...waitConditions(sql`${empresaId}::bigint`, filtro.esperas, sql`${filtro.idCampanha}::bigint`),
    ...inscricaoConditions(filtro),
    ...(figura === undefined ? [] : [isNaFigura({ empresaId, campanhaId: filtro.idCampanha }, figura)]),
  ]
}

function situacaoCondition(empresaId: number, filtro: OfCampanha): RawBuilder<SqlBool> {
  const chosen = situacoesOf(filtro)
  // Whom a list shows unless it is asked for others; a number counts people wherever they stand.
  if (chosen.length === 0) return filtro.figura === undefined ? isPresente : sql<SqlBool>`true`
  const quais = { empresaId, campanhaId: filtro.idCampanha }
  const tipos = TIPOS_ETAPA.filter((tipo) => chosen.includes(tipo))
  const isUntyped = chosen.includes('em-selecao')
  const isAnywhere = isUntyped && tipos.length === TIPOS_ETAPA.length
  const ways = [
    ...(isAnywhere
      ? [isPresente]
      : [
          ...(tipos.length === 0
            ? []
            : [
                sql<SqlBool>`(${isPresente} and (${isInEtapa(quais, sql`tipo = any(${tipos}::text[])`)}
                  or (${isInUntyped(quais)} and i.tipo_antes = any(${tipos}::text[]))))`,
              ]),
          ...(isUntyped
            ? [
                sql<SqlBool>`(${isPresente} and (i.etapa_id is null
                  or (${isInUntyped(quais)} and i.tipo_antes is null)))`,
              ]
            : []),
        ]),
    ...(chosen.includes('eliminada') ? [ELIMINADA] : []),
    ...(chosen.includes('desistente') ? [SAIU] : []),
  ]
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

type DaCampanha = { readonly empresaId: number; readonly campanhaId: number }

/** Read once, not with each row. */
const isInEtapa = ({ empresaId, campanhaId }: DaCampanha, condition: RawBuilder<unknown>) =>
  sql<SqlBool>`i.etapa_id = any(array(select id from etapa
    where empresa_id = ${empresaId} and campanha_id = ${campanhaId} and ${condition}))`

/** In a stage of no type one is what one was last known as (product 64). */
const isInUntyped = (quais: DaCampanha) => isInEtapa(quais, sql`tipo is null`)

/**
 * How many applications of a campaign are where, by its index alone: each is in one part, and together they are all.
 * @returns null for a campaign that is not the company's
 */
export async function countNumeros(db: Kysely<Database>, empresaId: number, campanhaId: number) {
  const of = (condition: RawBuilder<SqlBool>) => sql<number>`count(i.id) filter (where ${condition})`
  const row = await db
    .selectFrom('campanha as c')
    .leftJoin('inscricao as i', (join) =>
      join.onRef('i.campanhaId', '=', 'c.id').onRef('i.empresaId', '=', 'c.empresaId'),
    )
    .where('c.empresaId', '=', empresaId)
    .where('c.id', '=', campanhaId)
    .where('c.excluidaEm', 'is', null)
    .select([
      of(sql`${isPresente} and i.etapa_id is not null`).as('noQuadro'),
      of(sql`${isPresente} and i.etapa_id is null`).as('semEtapa'),
      of(ELIMINADA).as('eliminadas'),
      of(SAIU).as('desistentes'),
      of(sql`${isPresente} and i.origem = any(${[...MANUAL_ORIGENS]}::text[])`).as('candidatos'),
      of(sql`${isPresente} and i.origem = any(${[...ORIGENS_ROBO]}::text[])`).as('candidatosRobo'),
      of(sql`i.situacao = 'ativa' and i.etapa_id is not null`).as('selecao'),
    ])
    .groupBy('c.id')
    .executeTakeFirst()
  return row ?? null
}

/** Whether the process is over for them, one way or the other; never null. */
export const isDecidida = (quais: DaCampanha) =>
  sql<SqlBool>`(i.situacao <> 'ativa' or i.eliminada_motivo is not null
    or coalesce(${isInEtapa(quais, sql`tipo = any(${TIPOS_FINAIS}::text[])`)}, false))`
