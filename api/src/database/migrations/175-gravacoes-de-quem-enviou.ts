import { type Kysely, sql } from 'kysely'
import { waitForMoments } from './online'

/**
 * Recordings of an application that gave way when two people became one were named, too, by what was sent last for it,
 * whoever had sent that: who took it back destroyed them. An answer that stands, or is kept with a join, is named there
 * (decision 230), and what was sent names it no more.
 * Locks: the rows of those few, one statement's time.
 * Beside: the release before names them so when it joins two meanwhile, as ever.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await waitForMoments(db)
  await sql`
    with enviado as materialized (
      select d.empresa_id, d.id, a.id as arquivo_id from declaracao d, unnest(d.arquivo_ids) a (id)
    ), largado as materialized (
      select f.empresa_id, (r->>'arquivo_id')::bigint as arquivo_id
      from fusao f, jsonb_path_query(f.unida, '$.largadas[*].respostas[*]') r
      where f.unida is not null and f.desfeita_em is null
    ), alheio as (
      select e.empresa_id, e.id, e.arquivo_id from enviado e
        join resposta r on r.empresa_id = e.empresa_id and r.arquivo_id = e.arquivo_id
      union
      select e.empresa_id, e.id, e.arquivo_id from enviado e
        join largado l on l.empresa_id = e.empresa_id and l.arquivo_id = e.arquivo_id
    )
    update declaracao d set arquivo_ids = array(select unnest(d.arquivo_ids) except select unnest(a.arquivo_ids))
    from (select empresa_id, id, array_agg(arquivo_id) as arquivo_ids from alheio group by 1, 2) a
    where d.empresa_id = a.empresa_id and d.id = a.id
  `.execute(db)
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
