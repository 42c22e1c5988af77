import { type Kysely, sql } from 'kysely'

/** Where both search configurations come to the same words, they are looked for once: half the work of the index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function public.f_ou(um tsquery, outro tsquery) returns tsquery
    language sql immutable strict parallel safe
    return case when um::text = outro::text then um else um || outro end
  `.execute(db)
  await sql`
    create or replace function public.f_consulta(text) returns tsquery
    language sql immutable strict parallel safe
    return public.f_ou(
      websearch_to_tsquery('public.pt_busca'::regconfig, public.f_singular(public.f_termos($1))),
      websearch_to_tsquery('pg_catalog.portuguese'::regconfig, public.f_singular(public.f_termos($1))))
  `.execute(db)
}
