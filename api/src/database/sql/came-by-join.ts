import { sql } from 'kysely'

/* What a person has by somebody who went into them. */

/** The smallest join that stands and that the row, as x, came by. */
export const dentro = (table: 'fusao' | 'evento') => sql`(
  select min(j.id) from fusao j where j.empresa_id = x.empresa_id and j.talento_id = x.talento_id
    and j.unida is not null and j.desfeita_em is null and j.unida->'linhas'->${table}::text @> to_jsonb(x.id))`

/** What whoever went by a join had sent themselves, and stands. Expects `fusao` as x. */
export const enviadas = sql`array(select d.pessoa from declaracao d where d.empresa_id = x.empresa_id
  and d.estado in ('recebida', 'confirmada') and d.id = any(array(
    select jsonb_array_elements_text(x.unida->'linhas'->'declaracao')::bigint)))`
