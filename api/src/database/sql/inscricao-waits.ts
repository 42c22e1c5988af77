import { RESPOSTA_DIAS, TIPOS_FINAIS } from '@seleta/contract/limits'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { diaOf, startOf, today } from '../hoje'

/**
 * What of an application calls for somebody (product 65): lists, counts and notices ask it in these words, so that a
 * number opens exactly the people whom it counts. All expect `inscricao` as i.
 */

/** Neither taken out by an answer nor withdrawn. */
export const isPresente = sql<SqlBool>`(i.situacao = 'ativa' and i.eliminada_motivo is null)`

/** Nobody of the company has had it before them (decision 153). */
export const isNova = sql<SqlBool>`(${isPresente} and i.vista_em is null)`

const FINAIS = sql`array[${sql.join(TIPOS_FINAIS.map((tipo) => sql.lit(tipo)))}]`
/** Whether a stage leaves the process open for who stands in it; null is none. */
export const isOpen = (tipo: RawBuilder<unknown>) =>
  sql<SqlBool>`(${tipo} is null or ${tipo} <> all(${FINAIS}))`

/**
 * More days in the stage than it allows, as its card is marked on the board (product 48): what `isParada` of
 * `@seleta/contract/parada` is to code; a test holds the two together.
 * @param etapa what the statement calls the stage
 */
export const isParadaIn = (etapa: string) => {
  const limite = sql.ref(`${etapa}.limite_dias`)
  return sql<SqlBool>`(${isPresente} and ${limite} is not null and ${isOpen(sql.ref(`${etapa}.tipo`))}
    and i.na_etapa_desde < ${startOf(sql`(${today} - ${limite}::int)`)})`
}

/** The day on which somebody becomes `isParada` in `etapa` as e. */
export const diaParada = sql<string>`(${diaOf(sql`i.na_etapa_desde`)} + e.limite_dias + 1)`

/** The same of `etapa` as e. */
export const isParada = isParadaIn('e')

/**
 * «Sem resposta»: applied more than `RESPOSTA_DIAS` ago, and nobody has written to them since, nor given them their
 * outcome (decision 168 tells it from who has a «resposta pendente» and who is «sem desfecho»).
 */
export const isWithoutResposta = (finais: RawBuilder<unknown>) => sql<SqlBool>`(${isPresente}
  and i.respondida_em is null and i.criada_em < ${startOf(sql`(${today} - ${sql.lit(RESPOSTA_DIAS)}::int)`)}
  and (i.etapa_id is null or i.etapa_id <> all(${finais})))`

/** Stages of a company's campaign in which people have their answer. */
export const finaisOf = (empresa: RawBuilder<unknown>, campanha: RawBuilder<unknown>) =>
  sql`array(select f.id from etapa f
    where f.empresa_id = ${empresa} and f.campanha_id = ${campanha} and f.tipo = any(${FINAIS}))`
