import { type Kysely, sql } from 'kysely'
import { createIndexOnline, lockTogether } from './online'

/** Which companies have a campaign of that kind is asked with every session. */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campanha add column if not exists cega_ate_etapa_id bigint`.execute(db)
  await createIndexOnline(db, 'campanha_cega', 'on campanha (empresa_id) where cega_ate_etapa_id is not null')
}

/**
 * Blind triage (product 76, decision 193): the stage before which a campaign's people are hidden, the id before that of
 * its first application, by which they are numbered, and when an application was first past that stage. A trigger notes
 * it, so that no way of moving somebody can forget it.
 * Locks: `campanha` and `inscricao` for the moment in which the columns are written into the catalogue; both are null in
 * every row there is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lockTogether(db, ['campanha', 'inscricao'])
  await sql`alter table campanha add column cega_base bigint`.execute(db)
  await sql`alter table inscricao add column revelada_em timestamptz`.execute(db)
  await sql`
    create function public.f_passou_as_cegas(campanha bigint, etapa bigint) returns boolean
    language sql stable as $$
      select exists (
        select from public.campanha p
          join public.etapa x on x.id = p.cega_ate_etapa_id
          join public.etapa e on e.id = $2
        where p.id = $1 and e.ordem >= x.ordem and e.tipo is distinct from 'reprovado')
    $$
  `.execute(db)
  await sql`
    create function public.f_revela_inscricao() returns trigger language plpgsql as $$
    begin
      if new.revelada_em is null and new.etapa_id is not null
        and public.f_passou_as_cegas(new.campanha_id, new.etapa_id) then
        new.revelada_em := now();
      end if;
      return new;
    end $$
  `.execute(db)
  await sql`
    create trigger inscricao_revela before insert or update of etapa_id on inscricao
    for each row execute function public.f_revela_inscricao()
  `.execute(db)
}
