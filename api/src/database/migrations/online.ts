import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A migration of a table that may be large. `prepare` runs before `up`, statement by statement and outside any
 * transaction, while the product goes on reading and writing: the long part. It may be cut off anywhere and begins again.
 * `up` then holds the table for moments (docs/decisions/111).
 */
export interface OnlineMigration extends Migration {
  readonly prepare?: Migration['up']
}

/**
 * No statement waits longer for a lock: less than the second after which the database looks for a circle of locks and
 * turns away whoever of it looked first.
 */
export async function waitForMoments<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`set lock_timeout = '400ms'`.execute(db)
}

/**
 * Has tables of ours to itself for a moment that are being vacuumed or analysed, in a mode that no reader and no writer
 * waits for. The database's own upkeep gives way to whoever waits so for longer than `deadlock_timeout`, which moments are
 * not; what it does against wraparound gives way to nobody.
 */
export async function endUpkeep<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`
    do $$
    declare tabela regclass;
    begin
      perform set_config('lock_timeout', (setting::int + 500)::text, true) from pg_settings where name = 'deadlock_timeout';
      for tabela in
        select c.oid from pg_locks l join pg_class c on c.oid = l.relation
        where l.mode = 'ShareUpdateExclusiveLock' and l.granted and l.pid <> pg_backend_pid()
          and l.database = (select oid from pg_database where datname = current_database())
          and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      loop
        begin
          execute format('lock table only %s in share update exclusive mode', tabela);
        exception when lock_not_available or undefined_table then null;
        end;
      end loop;
    end $$`.execute(db)
}

/** For statements that nobody waits for: they wait as long as it takes. */
export async function waitForEver(db: Kysely<unknown>, run: () => Promise<void>): Promise<void> {
  await sql`set lock_timeout = 0`.execute(db)
  try {
    await run()
  } finally {
    await waitForMoments(db)
  }
}

/**
 * Builds an index while rows are read and written. What a start that was cut off left half built is made anew. Waits as
 * long as it takes for those who hold the table; nobody waits for it.
 * @param name of the index
 * @param definition what follows the name: `on evento (transacao)`
 */
export async function createIndexOnline(
  db: Kysely<unknown>,
  name: string,
  definition: string,
  isUnique = false,
): Promise<void> {
  const { rows } = await sql<{ isWhole: boolean }>`
    select indisvalid as "isWhole" from pg_index where indexrelid = to_regclass(${`public.${name}`})
  `.execute(db)
  if (rows[0]?.isWhole === true) return
  await waitForEver(db, async () => {
    await sql.raw(`drop index concurrently if exists ${name}`).execute(db)
    await sql.raw(`create ${isUnique ? 'unique ' : ''}index concurrently ${name} ${definition}`).execute(db)
  })
}

/**
 * Takes the tables that the transaction of `up` changes together, all at once or none: whoever held the first and waited
 * for the second would keep readers of the first waiting too. Where one of them is in use, all are let go and tried again
 * every 20 ms, until `lock_timeout` is over: then it fails as any statement that waits for a lock does (55P03).
 */
export async function lockTogether(db: Kysely<unknown>, tabelas: readonly string[]): Promise<void> {
  await sql
    .raw(`
    do $$
    declare until timestamptz := clock_timestamp() + current_setting('lock_timeout')::interval;
    begin
      loop
        begin
          lock table ${tabelas.join(', ')} in access exclusive mode nowait;
          return;
        exception when lock_not_available then
          if clock_timestamp() > until then raise; end if;
        end;
        perform pg_sleep(0.02);
      end loop;
    end $$`)
    .execute(db)
}
