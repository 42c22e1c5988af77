import { sql } from 'kysely'

/**
 * Of an entry `v` of the log by which somebody came into a campaign: a colleague had added them and took it back, so the
 * application went. It did not happen, then (decision 171); who was erased since did apply, and stays counted.
 */
export const isTakenBack = (empresaId: number) => sql`((v.usuario_id is not null and v.inscricao_id in (
  -- Says nothing of the entry, so that it is read once and hashed (decision 182).
  select d.inscricao_id from evento d
  where d.empresa_id = ${empresaId} and d.tipo = 'inscricao_desfeita' and d.dados @> '{"isRemovida": true}'
)) is true)`
