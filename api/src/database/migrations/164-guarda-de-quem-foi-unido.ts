import { type Kysely, sql } from 'kysely'
import { waitForMoments } from './online'

/**
 * People who were joined before a join kept them (decision 225): whoever went under a legal hold, or had asked to be kept
 * on, gives it to who stayed, unless the join was taken back.
 * Locks: the rows of those few, one statement's time.
 * Beside: the release before reads both as ever.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await waitForMoments(db)
  await sql`
    update talento t set
      guarda_legal = case when t.guarda_legal is null then v.guarda_legal else t.guarda_legal end,
      guarda_legal_em = case when t.guarda_legal is null then v.guarda_legal_em else t.guarda_legal_em end,
      guarda_legal_por = case when t.guarda_legal is null then v.guarda_legal_por else t.guarda_legal_por end,
      retencao_desde = greatest(t.retencao_desde, v.retencao_desde)
    from (
      select distinct on (f.empresa_id, f.talento_id) f.empresa_id, f.talento_id, w.*
      from fusao f cross join lateral (
        select x.guarda_legal, x.guarda_legal_em, x.guarda_legal_por, x.retencao_desde
        from jsonb_populate_record(null::talento, f.unida->'talento') x
      ) w
      where f.unida is not null and f.desfeita_em is null
        and (w.guarda_legal is not null or w.retencao_desde is not null)
      order by f.empresa_id, f.talento_id, w.guarda_legal is null, f.id
    ) v
    where t.empresa_id = v.empresa_id and t.id = v.talento_id
      and (t.guarda_legal is null and v.guarda_legal is not null or v.retencao_desde > coalesce(t.retencao_desde, '-infinity'))
  `.execute(db)
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
