import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a stage's cancelled message may wait again: a stage tells somebody once by a channel (product 49), so that
 * another may have taken its place since; of several that come back together the newest takes it.
 * @param m the name under which the message is read
 * @param comesBack what else comes back with it, read as `n`: found by this or by the application, never by walking
 * through all that have a stage
 */
export const takesItsPlace = (m: string, empresaId: number, comesBack: RawBuilder<unknown>) => {
  const isThere = (other: string) => sql`${sql.ref(`${other}.inscricao_id`)} = ${sql.ref(`${m}.inscricao_id`)}
    and ${sql.ref(`${other}.etapa_id`)} is not distinct from ${sql.ref(`${m}.etapa_id`)}
    and ${sql.ref(`${other}.canal`)} = ${sql.ref(`${m}.canal`)}`
  return sql<boolean>`(not exists (select from mensagem_da_etapa d where ${isThere('d')}) and not exists (
    select from mensagem n where n.empresa_id = ${empresaId} and n.id > ${sql.ref(`${m}.id`)} and n.tipo = 'etapa'
      and n.estado = 'cancelada' and ${isThere('n')} and ${comesBack}))`
}
