import { sql } from 'kysely'

/**
 * The stage of an application that comes back after a while: its own, or where people enter when that one was removed
 * since; null where there is none.
 * @param inscricao the name under which its row is read
 */
export const etapaThatStands = (empresaId: number, inscricao: string) => {
  const etapaId = sql.ref(`${inscricao}.etapa_id`)
  const campanhaId = sql.ref(`${inscricao}.campanha_id`)
  return sql<number | null>`case
    when exists (select from etapa e where e.empresa_id = ${empresaId} and e.id = ${etapaId} and e.removida_em is not null)
    then (select id from etapa e where e.empresa_id = ${empresaId} and e.campanha_id = ${campanhaId}
      and e.removida_em is null order by ordem, id limit 1)
    else ${etapaId} end`
}
