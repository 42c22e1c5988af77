import { type Kysely, sql } from 'kysely'

/**
 * How large a city is: who types a beginning means the largest. And one name is one template of a company: those that
 * shared one are numbered, oldest first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cidade add column populacao integer not null default 0`.execute(db)
  await sql`
    update vaga_modelo as m
    set nome = left(m.nome, 110) || ' (' || d.vez || ')'
    from (
      select id, row_number() over (partition by empresa_id, public.f_busca(nome) order by id) as vez
      from vaga_modelo
    ) as d
    where d.id = m.id and d.vez > 1
  `.execute(db)
  await sql`
    create unique index vaga_modelo_nome_unico on vaga_modelo (empresa_id, public.f_busca(nome))
  `.execute(db)
}
