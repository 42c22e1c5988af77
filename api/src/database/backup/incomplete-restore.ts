import type { Pool, PoolClient } from 'pg'
import { DatabaseError } from '../database-error'
import type { Erasure } from './erasures'

/**
 * The mark of a restore under way (decision 224): a schema of its own, made in the transaction that empties the database
 * and dropped in the last one. It holds what the database that is replaced knew and the backup does not: whom it had
 * erased, and which files it named. Whoever is killed in between leaves it standing, and the next restore goes on from it.
 * The tables' schema says so as well: one that a release before this empties and fills anew says nothing, and the mark
 * beside it is nobody's.
 */
const MARK = 'restauracao'

const UNDER_WAY = 'Uma restauração deste banco está em curso: espere ela terminar.'
/** Held by a restore from before it reads the file until its session ends: nobody opens what it is about to empty. */
const RESTORING = 7353828
const INCOMPLETE =
  'A última restauração deste banco não terminou, e ele não está inteiro: rode npm run restore de novo, com o mesmo arquivo.'

/** @throws DatabaseError when a restore was begun in this database and has not ended */
export async function refuseIncomplete(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
     where l.locktype = 'advisory' and l.classid = 0 and l.objid = $1 and l.granted`,
    [RESTORING],
  )
  if (rowCount !== 0) throw new DatabaseError(UNDER_WAY)
  if (await isMarked(pool)) throw new DatabaseError(INCOMPLETE)
}

/** For a restore, by the session that does it. @throws DatabaseError when another one is under way */
export async function holdForRestore(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ isHeld: boolean }>('select pg_try_advisory_lock($1) as "isHeld"', [
    RESTORING,
  ])
  if (rows[0]?.isHeld !== true) throw new DatabaseError(UNDER_WAY)
}

/** A restore has ended, or failed: another one may begin before this session is gone. */
export async function letGoAfterRestore(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [RESTORING]).catch(() => {})
}

export async function isMarked(client: Pool | PoolClient): Promise<boolean> {
  const { rows } = await client.query(
    `select where to_regnamespace($1) is not null and obj_description(to_regnamespace('public'), 'pg_namespace') = $1`,
    [MARK],
  )
  return rows.length > 0
}

/** Whether a restore may empty this database: it drops the schema of the tables, and makes it anew. */
export async function ownsSchema(client: Pool | PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(
    `select pg_has_role(nspowner, 'usage') and has_database_privilege(current_database(), 'create') as owns
     from pg_namespace where nspname = 'public'`,
  )
  return rows[0]?.owns === true
}

/**
 * Marks and empties the database, both or neither.
 * @param hasTables of the product: they are dropped, after their ledger and their files were noted
 */
export async function beginRestore(client: PoolClient, hasTables: boolean): Promise<void> {
  await client.query('begin')
  await client.query(`
    create schema if not exists ${MARK};
    create table if not exists ${MARK}.apagamento
      (identificador uuid, empresa_id bigint, motivo text, apagado_em timestamptz);
    create table if not exists ${MARK}.chave (chave text)`)
  if (hasTables) {
    if (await hasColumn(client, 'apagamento', 'identificador'))
      await client.query(`insert into ${MARK}.apagamento
        select identificador, empresa_id, motivo, apagado_em from public.apagamento`)
    // None in a version that kept the files in their table.
    if (await hasColumn(client, 'arquivo', 'chave'))
      await client.query(`insert into ${MARK}.chave
        select chave from public.arquivo where chave is not null union select chave from public.objeto_solto`)
    await client.query('drop schema public cascade')
    await client.query('create schema public')
  }
  await client.query(`comment on schema public is '${MARK}'`)
  await client.query('commit')
}

/** The ledger of the database that is replaced. */
export async function readErasures(client: PoolClient): Promise<Erasure[]> {
  const { rows } = await client.query<Erasure>(
    `select distinct identificador, empresa_id, motivo, apagado_em from ${MARK}.apagamento`,
  )
  return rows
}

/** What the replaced database named and the restored one does not is nobody's. Then nothing is incomplete any more. */
export async function endRestore(client: PoolClient): Promise<void> {
  await client.query('begin')
  await client.query(
    `insert into public.objeto_solto (chave, apagar_apos)
     select distinct chave, now() from ${MARK}.chave m
     where not exists (select from public.arquivo a where a.chave = m.chave) on conflict do nothing`,
  )
  await client.query(`drop schema ${MARK} cascade; comment on schema public is null`)
  await client.query('commit')
}

async function hasColumn(client: PoolClient, table: string, column: string): Promise<boolean> {
  const { rows } = await client.query(
    'select from pg_attribute where attrelid = to_regclass($1) and attname = $2 and not attisdropped',
    [`public.${table}`, column],
  )
  return rows.length > 0
}
