import { sql } from 'kysely'

/**
 * Of an entry `v` of the log by which somebody came into a campaign: a colleague had added them and took it back, so the
 * application is gone. It did not happen, then (decision 171); who was erased since did apply, and stays counted.
 */
export const isTakenBack = sql`(v.usuario_id is not null and exists (
  select from evento d
  where d.empresa_id = v.empresa_id and d.tipo = 'inscricao_desfeita' and d.inscricao_id = v.inscricao_id
    and not exists (select from inscricao i where i.empresa_id = d.empresa_id and i.id = d.inscricao_id)
  -- Else everybody's are read and hashed.
  offset 0))`
