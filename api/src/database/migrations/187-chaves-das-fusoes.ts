import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

/**
 * What merges keep of people, found by it: whoever is erased is looked for in the merges of others, and all of a company's
 * were read for each (decision 220).
 * Locks: none; the index is built beside readers and writers.
 * Beside: the release before writes it, and reads nothing by it.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  // Names as they are compared; keys as they are kept, an e-mail in small letters; each with its company in front.
  await sql`
    create or replace function public.f_chaves_da_fusao(
      empresa_id bigint, antes jsonb, depois jsonb, chegou jsonb, unida jsonb
    ) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg(distinct empresa_id || ' ' || v.valor), '{}')
      from unnest(array[antes, depois, chegou, unida->'talento']) with ordinality p (retrato, n)
        cross join lateral (values (lower(p.retrato->>'email')), (p.retrato->>'cpf'), (p.retrato->>'telefone'),
          (case when p.n <= 2
            then public.f_busca(regexp_replace(ltrim(p.retrato->>'nome', ''''), '[[:space:]]+', ' ', 'g')) end)) v (valor)
      where v.valor <> ''
    $$
  `.execute(db)
  await createIndexOnline(
    db,
    'fusao_chaves',
    // Merges are few and are looked for one by one: no list of what is still to be sorted in is read each time.
    'on fusao using gin (public.f_chaves_da_fusao(empresa_id, antes, depois, chegou, unida)) with (fastupdate = off)',
  )
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
