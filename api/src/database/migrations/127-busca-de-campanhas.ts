import { type Kysely, sql } from 'kysely'

/**
 * What a campaign is looked for by: name, company, cities, functions (product 66).
 * Locks: `campanha` while its rows are written again: some thousands for a company, a second for fifty thousand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table campanha add column procura text generated always as (public.f_busca(
      nome || ' ' || nome_empresa || ' ' || localidade || ' ' ||
      jsonb_path_query_array(conteudo, '$.vaga.funcoes[*].funcao.descricao')::text)) stored
  `.execute(db)
}
