import { type Kysely, sql } from 'kysely'

/**
 * Keeps campanha.qtd_talentos, campanha.qtd_finalizados and etapa.qtd true in the writer's own transaction
 * (docs/decisions/010). Only active inscricoes count; finished ones are in a stage of type contratado.
 * Rows are locked in one order (campaigns, then stages, each by id), so two moves cannot deadlock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function f_conta_inscricoes(etapas bigint[], campanhas bigint[], deltas integer[]) returns void
    language plpgsql as $$
    begin
      perform 1 from campanha c where c.id = any(campanhas) order by c.id for no key update;
      perform 1 from etapa e where e.id = any(etapas) order by e.id for no key update;
      update etapa e set qtd = e.qtd + d.delta
        from (select etapa_id, sum(delta)::int as delta
              from unnest(etapas, deltas) as u (etapa_id, delta) where etapa_id is not null group by 1) d
        where e.id = d.etapa_id and d.delta <> 0;
      update campanha c set
          qtd_talentos = c.qtd_talentos + d.total,
          qtd_finalizados = c.qtd_finalizados + d.finalizados
        from (select u.campanha_id, sum(u.delta)::int as total,
                coalesce(sum(u.delta) filter (where e.tipo = 'contratado'), 0)::int as finalizados
              from unnest(etapas, campanhas, deltas) as u (etapa_id, campanha_id, delta)
              left join etapa e on e.id = u.etapa_id group by 1) d
        where c.id = d.campanha_id and (d.total <> 0 or d.finalizados <> 0);
    end $$
  `.execute(db)

  for (const [evento, source, referencing] of [
    ['insert', active('novas', 1), 'new table as novas'],
    ['delete', active('velhas', -1), 'old table as velhas'],
    [
      'update',
      `${active('novas', 1)} union all ${active('velhas', -1)}`,
      'old table as velhas new table as novas',
    ],
  ] as const) {
    const funcao = sql.ref(`t_inscricao_conta_${evento}`)
    await sql`
      create function ${funcao}() returns trigger language plpgsql as $$
      declare etapas bigint[]; campanhas bigint[]; deltas integer[];
      begin
        ${aggregate(source)};
        if array_length(campanhas, 1) > 0 then
          perform f_conta_inscricoes(etapas, campanhas, deltas);
        end if;
        return null;
      end $$
    `.execute(db)
    await sql`
      create trigger ${sql.ref(`conta_${evento}`)} after ${sql.raw(evento)} on inscricao
      referencing ${sql.raw(referencing)}
      for each statement execute function ${funcao}()
    `.execute(db)
  }

  // A stage that becomes, or stops being, of type contratado moves its people in the finished counter.
  await sql`
    create function t_etapa_tipo() returns trigger language plpgsql as $$
    begin
      update campanha set qtd_finalizados = qtd_finalizados
        + case when new.tipo = 'contratado' then new.qtd else 0 end
        - case when old.tipo = 'contratado' then new.qtd else 0 end
      where id = new.campanha_id;
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger tipo after update of tipo on etapa for each row
    when (old.tipo is distinct from new.tipo and (old.tipo = 'contratado' or new.tipo = 'contratado'))
    execute function t_etapa_tipo()
  `.execute(db)
}

const aggregate = (source: string) =>
  sql.raw(`
  select coalesce(array_agg(etapa_id), '{}'), coalesce(array_agg(campanha_id), '{}'), coalesce(array_agg(delta), '{}')
  into etapas, campanhas, deltas
  from (select etapa_id, campanha_id, sum(delta)::int as delta from (${source}) m group by 1, 2) s
  where delta <> 0`)

const active = (table: string, sign: number) =>
  `select etapa_id, campanha_id, ${sign} as delta from ${table} where situacao = 'ativa'`
