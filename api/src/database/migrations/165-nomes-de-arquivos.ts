import { type Kysely, sql } from 'kysely'
import { isNamed, NAMERS_DE_PESSOAS } from '../sql/nomes-de-arquivo'
import { createIndexOnline, lockTogether } from './online'

const TIPO_DE_INDICE = { 'bigint[]': 'array_ops', jsonb: 'jsonb_path_ops' } as const

/** Files that are named in a list are found by each of them; those of a column have an index already (migration 095). */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  for (const { table, tipo, arquivos } of NAMERS_DE_PESSOAS)
    if (tipo !== 'bigint')
      await createIndexOnline(
        db,
        `${table}_arquivos`,
        `on ${table} using gin ((${arquivos}) ${TIPO_DE_INDICE[tipo]})`,
      )
}

/**
 * A file goes with the last row that names it, in the transaction in which that row goes, however it does (decision 230).
 * At its end: who is joined to another, or has answers put in another place, is without them for a moment.
 * Locks: the tables that name files, for the moment in which triggers are written into the catalogue; no row is read.
 * Beside: the release before deletes the files that it knows of itself, and finds them gone or not as ever.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lockTogether(
    db,
    NAMERS_DE_PESSOAS.map(({ table }) => table),
  )
  // Held before they are looked at: whoever gives one of them to somebody now is waited for, and seen.
  await sql
    .raw(`
    create or replace function f_solta_arquivos(ids bigint[]) returns void language plpgsql as $$
    begin
      perform from arquivo where id = any(ids) order by id for update;
      delete from arquivo a where a.id = any(ids) and not (${isNamed('a.id')});
    end $$`)
    .execute(db)
  for (const { table, former, namedSome, hasChanged } of NAMERS_DE_PESSOAS) {
    const trigger = (name: string, when: string, condition: string) => `
      create constraint trigger ${name} after ${when} on ${table} deferrable initially deferred for each row
      when (${condition}) execute function t_${table}_solta_arquivos()`
    await sql
      .raw(`
      create or replace function t_${table}_solta_arquivos() returns trigger language plpgsql as $$
      begin
        perform f_solta_arquivos(${former});
        return null;
      end $$`)
      .execute(db)
    await sql.raw(trigger('solta_arquivos', 'delete', namedSome)).execute(db)
    await sql.raw(trigger('solta_arquivos_de_antes', 'update', `${namedSome} and ${hasChanged}`)).execute(db)
  }
}
