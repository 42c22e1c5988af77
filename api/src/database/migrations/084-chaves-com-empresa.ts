import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

export const prepare = (db: Kysely<unknown>): Promise<void> =>
  createIndexOnline(db, 'auditoria_chave', 'on auditoria (empresa_id, id)', true)

/**
 * The audit's key begins with its company, in place of the index that did (docs/decisions/111); and the locks that are
 * taken for a company take any id, also one past 2^31.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auditoria drop constraint auditoria_pkey`.execute(db)
  await sql`alter table auditoria add constraint auditoria_pkey primary key using index auditoria_chave`.execute(
    db,
  )
  await sql`drop index auditoria_empresa`.execute(db)

  await sql`
    create or replace function t_auditoria_encadeia() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('auditoria'), hashint8(new.empresa_id));
      new.hash_anterior := coalesce(
        (select hash from auditoria where empresa_id = new.empresa_id order by id desc limit 1), '');
      new.hash := f_auditoria_hash(new);
      return new;
    end $$
  `.execute(db)
  await sql`
    create or replace function f_cesta_aderencia(ids bigint[]) returns void language plpgsql as $$
    begin
      if array_length(ids, 1) > 1 then
        perform pg_advisory_xact_lock(hashtext('cesta_aderencia'), hashint8(empresa_id))
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
}
