import { sql, type RawBuilder } from 'kysely'
import { isWithinUndo } from '../../database/sql/undo-window'

/**
 * What the log last says of an application's place, and whether it is still time to take that back (product 49).
 * @param inscricaoId SQL of the application's id
 */
export const latestMove = (empresaId: number, inscricaoId: RawBuilder<unknown>) => sql`
  select (dados->>'deEtapaId')::bigint as de_etapa_id, (dados->>'isDesfeito')::boolean as is_desfeito,
    (dados->>'desde')::timestamptz as desde, (dados->>'deMotivoId')::bigint as de_motivo_id,
    ${isWithinUndo('criado_em')} as is_recent, criado_em as movida_em
  from evento
  where empresa_id = ${empresaId} and inscricao_id = ${inscricaoId} and tipo = 'inscricao_movida'
  order by id desc limit 1`
