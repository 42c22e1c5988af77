import { type Kysely, sql } from 'kysely'
import { type ByMonth, prepareMonths, upMonths } from './months'

const EVENTO = { tabela: 'evento', momento: 'criado_em', unicos: {} } satisfies ByMonth

export const prepare = (db: Kysely<unknown>): Promise<void> => prepareMonths(db, EVENTO)

/** The log lies by months (docs/decisions/111), and the function that makes them ahead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Months of Brazil. A month that is late takes its rows out of the part that holds what no month does.
  await sql`
    create function f_garante_meses(tabela text, meses integer) returns integer language plpgsql
    set timezone = 'America/Sao_Paulo' as $$
    declare
      inicio timestamptz;
      fim timestamptz;
      nome text;
      momento text;
      sobra regclass := tabela || '_sem_mes';
      primeiro timestamptz;
      quantas integer := 0;
    begin
      perform pg_advisory_xact_lock(hashtext('f_garante_meses'), hashtext(tabela));
      select a.attname into momento from pg_partitioned_table p
        join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0] where p.partrelid = tabela::regclass;
      select substring(pg_get_expr(relpartbound, oid) from 'TO \\(''([^'']+)''\\)')::timestamptz into primeiro
        from pg_class where oid = (tabela || '_antes')::regclass;
      for n in 0..meses loop
        inicio := date_trunc('month', now()) + make_interval(months => n);
        fim := inicio + interval '1 month';
        nome := tabela || to_char(inicio, '_YYYY_MM');
        continue when inicio < primeiro or to_regclass(nome) is not null;
        execute format('create table %I (like %I including all excluding identity)', nome, tabela);
        execute format('lock table %s in access exclusive mode', sobra);
        execute format('alter table %s disable trigger user', sobra);
        execute format('with sobram as (delete from %s where %I >= %L and %I < %L returning *)
          insert into %I select * from sobram', sobra, momento, inicio, momento, fim, nome);
        execute format('alter table %s enable trigger user', sobra);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)', tabela, nome, inicio, fim);
        quantas := quantas + 1;
      end loop;
      return quantas;
    end $$
  `.execute(db)
  await upMonths(db, EVENTO)
}
