import { type Kysely, sql } from 'kysely'

const TABELAS = ['experiencia', 'formacao_academica'] as const

/**
 * A row of somebody's history that goes to another person changes what both are found by: the trigger of before wrote the
 * text of the new owner alone, and who was joined and taken apart again went on being found by the other's work.
 * Locks: `experiencia` and `formacao_academica` for the moment in which a trigger is written into the catalogue; the people
 * whose texts are written anew are those of merges that were taken back, by the function that each change of theirs calls.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function public.t_texto_dos_donos() returns trigger language plpgsql as $$
    begin
      perform public.f_atualiza_texto_perfil(
        array(select talento_id from antes union select talento_id from linhas order by 1));
      return null;
    end $$
  `.execute(db)
  for (const tabela of TABELAS) {
    await sql`
      create or replace trigger texto_update after update on ${sql.ref(tabela)}
      referencing old table as antes new table as linhas
      for each statement execute function public.t_texto_dos_donos()
    `.execute(db)
  }
  await sql`
    select public.f_atualiza_texto_perfil(array(
      select distinct talento_id from fusao where desfeita_em is not null and talento_id is not null order by 1))
  `.execute(db)
}
