import { type Kysely, sql } from 'kysely'

/**
 * One row per person with the score that the basket shows: that of the latest application that has one, in a campaign
 * that is not deleted. A narrow table, because a column of `talento` would make every new score rewrite the person's
 * search indexes (docs/decisions/061). Triggers keep it, whoever writes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cesta_aderencia (
      talento_id bigint primary key,
      empresa_id bigint not null,
      inscricao_id bigint,
      aderencia smallint,
      foreign key (empresa_id, talento_id) references talento (empresa_id, id) on delete cascade
    )
  `.execute(db)

  // Ids in order, and one company at a time where it is many: two that score the same people do not deadlock.
  await sql`
    create function f_cesta_aderencia(ids bigint[]) returns void language plpgsql as $$
    begin
      if array_length(ids, 1) > 1 then
        perform pg_advisory_xact_lock(hashtext('cesta_aderencia'), empresa_id::int)
        from (select empresa_id from talento where id = ids[1]) e;
      end if;
      insert into cesta_aderencia as c (talento_id, empresa_id, inscricao_id, aderencia)
      select t.id, t.empresa_id, i.id, i.aderencia
      from talento t left join lateral (
        select i.id, i.aderencia from inscricao i join campanha p on p.id = i.campanha_id and p.excluida_em is null
        where i.talento_id = t.id and i.aderencia is not null order by i.id desc limit 1
      ) i on true
      where t.id = any(ids) order by t.id
      on conflict (talento_id) do update set inscricao_id = excluded.inscricao_id, aderencia = excluded.aderencia
      where (c.inscricao_id, c.aderencia) is distinct from (excluded.inscricao_id, excluded.aderencia);
    end $$
  `.execute(db)
  await sql`
    insert into cesta_aderencia (talento_id, empresa_id, inscricao_id, aderencia)
    select t.id, t.empresa_id, i.id, i.aderencia
    from talento t left join (
      select distinct on (i.talento_id) i.talento_id, i.id, i.aderencia
      from inscricao i join campanha p on p.id = i.campanha_id and p.excluida_em is null
      where i.aderencia is not null order by i.talento_id, i.id desc
    ) i on i.talento_id = t.id
  `.execute(db)
  await sql`
    create index cesta_aderencia_maior on cesta_aderencia (empresa_id, aderencia desc nulls last, talento_id desc)
  `.execute(db)
  await sql`
    create index cesta_aderencia_menor on cesta_aderencia (empresa_id, aderencia asc nulls last, talento_id desc)
  `.execute(db)

  await sql`
    create function t_talento_na_cesta() returns trigger language plpgsql as $$
    begin
      insert into cesta_aderencia (talento_id, empresa_id) select id, empresa_id from novas order by id;
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger cesta after insert on talento referencing new table as novas
    for each statement execute function t_talento_na_cesta()
  `.execute(db)

  for (const [evento, source, referencing] of [
    ['insert', 'select talento_id from novas where aderencia is not null', 'new table as novas'],
    ['delete', 'select talento_id from velhas where aderencia is not null', 'old table as velhas'],
    [
      'update',
      `select unnest(array[n.talento_id, v.talento_id]) as talento_id from novas n join velhas v on v.id = n.id
       where (n.aderencia, n.talento_id) is distinct from (v.aderencia, v.talento_id)`,
      'old table as velhas new table as novas',
    ],
  ] as const) {
    const funcao = sql.ref(`t_inscricao_cesta_${evento}`)
    await sql`
      create function ${funcao}() returns trigger language plpgsql as $$
      declare ids bigint[];
      begin
        select array_agg(distinct talento_id) into ids from (${sql.raw(source)}) s;
        if ids is not null then perform f_cesta_aderencia(ids); end if;
        return null;
      end $$
    `.execute(db)
    await sql`
      create trigger ${sql.ref(`cesta_${evento}`)} after ${sql.raw(evento)} on inscricao
      referencing ${sql.raw(referencing)}
      for each statement execute function ${funcao}()
    `.execute(db)
  }

  // A deleted campaign's scores leave the basket, a restored one's come back.
  await sql`
    create function t_campanha_cesta() returns trigger language plpgsql as $$
    declare ids bigint[];
    begin
      select array_agg(talento_id) into ids from inscricao where campanha_id = new.id and aderencia is not null;
      if ids is not null then perform f_cesta_aderencia(ids); end if;
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger cesta after update of excluida_em on campanha for each row
    when ((old.excluida_em is null) <> (new.excluida_em is null))
    execute function t_campanha_cesta()
  `.execute(db)
}
