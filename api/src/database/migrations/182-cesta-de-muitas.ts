import { type Kysely, sql } from 'kysely'

/**
 * What an update of applications means for the basket's scores (decision 061) is found without comparing each row with each
 * other one. The function of before joined the rows of before with those of after; a connection keeps the plan of its first
 * run, mostly of one application, and went through ten thousand times ten thousand with it (decision 146). A row that stays
 * the same stands twice among both and goes; of a changed one each version stands alone.
 *
 * Locks: none of a table; the function's entry in the catalogue for a moment.
 * Beside: the release before writes by the same trigger, and the same scores come of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function t_inscricao_cesta_update() returns trigger language plpgsql as $$
    declare ids bigint[];
    begin
      select array_agg(distinct talento_id) into ids from (
        select talento_id from (
          select id, talento_id, aderencia from novas union all select id, talento_id, aderencia from velhas
        ) ambas group by id, talento_id, aderencia having count(*) = 1
      ) mudadas;
      if ids is not null then perform f_cesta_aderencia(ids); end if;
      return null;
    end $$
  `.execute(db)
}
