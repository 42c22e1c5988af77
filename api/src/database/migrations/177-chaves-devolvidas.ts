import { type Kysely, sql } from 'kysely'
import { lockTogether } from './online'

/**
 * Which keys of a person only a file told that was taken back (decision 234). Whatever changes one of them says it anew:
 * a trigger takes it off the list, so that no way of writing can forget it.
 * Locks: `talento` for the moment in which a column without a default and a trigger are written into the catalogue.
 * Beside: the release before notes none; what it writes goes through the trigger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lockTogether(db, ['talento'])
  await sql`alter table talento add column chaves_devolvidas text[]`.execute(db)
  await sql`
    create function public.f_diz_de_novo() returns trigger language plpgsql as $$
    begin
      new.chaves_devolvidas := nullif(array(
        select chave from unnest(new.chaves_devolvidas) chave
        where case chave
          when 'nome' then new.nome is not distinct from old.nome
          when 'email' then new.email is not distinct from old.email
          when 'cpf' then new.cpf is not distinct from old.cpf
          else new.telefone is not distinct from old.telefone end), '{}');
      return new;
    end $$
  `.execute(db)
  await sql`
    create trigger talento_diz_de_novo before update of nome, email, cpf, telefone on talento
    for each row when (old.chaves_devolvidas is not null) execute function public.f_diz_de_novo()
  `.execute(db)
}
