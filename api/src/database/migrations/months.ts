import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

/**
 * Brings a large table of moments into one part for each month without writing its rows again: the table as it is
 * becomes the part of everything before a month's beginning (docs/decisions/111).
 */
export interface ByMonth {
  readonly tabela: string
  /** Column of the moment that a row belongs to; never changed afterwards. */
  readonly momento: string
  /** Constraint → column, besides `id`: unique with the moment from now on. */
  readonly unicos: Readonly<Record<string, string>>
}

/** Outside a transaction: reads and writes go on. Reads the table three times or so, a second per million rows. */
export async function prepareMonths(
  db: Kysely<unknown>,
  { tabela, momento, unicos }: ByMonth,
): Promise<void> {
  // A start that was cut off in `up` left nothing; one that was cut off here begins again.
  await createIndexOnline(db, `${tabela}_antes_pkey`, `on ${tabela} (id, ${momento})`, true)
  for (const [nome, coluna] of Object.entries(unicos))
    await createIndexOnline(db, `${nome}_antes`, `on ${tabela} (${coluna}, ${momento})`, true)
  // A month from now at least: whoever writes until `up` has run, and after it has failed, is not turned away.
  const { rows } = await sql<{ ate: string }>`
    select (date_trunc('month', greatest(now() + interval '38 days', max(${sql.ref(momento)}) + interval '32 days'),
      'America/Sao_Paulo'))::text as ate from ${sql.table(tabela)}
  `.execute(db)
  const ate = sql.lit(rows[0]?.ate)
  const limite = sql.ref(`${tabela}_ate`)
  await sql`alter table ${sql.table(tabela)} drop constraint if exists ${limite}`.execute(db)
  await sql`
    alter table ${sql.table(tabela)} add constraint ${limite} check (${sql.ref(momento)} < ${ate}) not valid
  `.execute(db)
  await sql`alter table ${sql.table(tabela)} validate constraint ${limite}`.execute(db)
}

/** Holds the table for moments: nothing here reads its rows. */
export async function upMonths(db: Kysely<unknown>, { tabela, momento, unicos }: ByMonth): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  const antes = `${tabela}_antes`
  await run(`lock table ${tabela} in access exclusive mode`)
  const parts = await readParts(db, tabela)
  await run(`alter table ${tabela} rename to ${antes}`)
  for (const { nome } of parts.indexes) await run(`alter index ${nome} rename to ${nome}_antes`)
  for (const { nome } of parts.triggers) await run(`drop trigger ${nome} on ${antes}`)
  await run(`alter table ${antes} alter column id drop identity, drop constraint ${tabela}_pkey`)
  await run(`alter table ${antes} add constraint ${antes}_pkey primary key using index ${antes}_pkey`)
  for (const nome of Object.keys(unicos)) {
    await run(`alter table ${antes} drop constraint ${nome}`)
    await run(`alter table ${antes} add constraint ${nome}_antes unique using index ${nome}_antes`)
  }

  await run(`
    create table ${tabela} (like ${antes} including all excluding identity excluding indexes)
    partition by range (${momento})`)
  await run(`alter table ${tabela} drop constraint ${tabela}_ate`)
  await run(
    `alter table ${tabela} alter column id add generated always as identity (start with ${parts.proximo})`,
  )
  await run(`alter table ${tabela} add constraint ${tabela}_pkey primary key (id, ${momento})`)
  for (const [nome, coluna] of Object.entries(unicos))
    await run(`alter table ${tabela} add constraint ${nome} unique (${coluna}, ${momento})`)
  for (const { definicao } of [...parts.indexes, ...parts.keys]) await run(definicao)
  await run(`alter table ${tabela} attach partition ${antes} for values from (minvalue) to (${parts.ate})`)
  await run(`alter table ${antes} drop constraint ${tabela}_ate`)
  for (const { definicao } of parts.triggers) await run(definicao)
  // What no month holds finds a place here, so that no insert ever fails.
  await run(`create table ${tabela}_sem_mes partition of ${tabela} default`)
  await run(`select f_garante_meses('${tabela}', 3)`)
}

interface Part {
  readonly nome: string
  readonly definicao: string
}

/** What the table has today, whichever migrations gave it: to be given to the new one under its name. */
async function readParts(db: Kysely<unknown>, tabela: string) {
  const regclass = sql`${`public.${tabela}`}::regclass`
  const { rows: indexes } = await sql<Part>`
    select c.relname as nome, pg_get_indexdef(c.oid) as definicao
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${regclass} and not i.indisunique order by 1
  `.execute(db)
  const { rows: keys } = await sql<Part>`
    select conname as nome,
      format('alter table public.%I add constraint %I %s', ${tabela}::text, conname, pg_get_constraintdef(oid)) as definicao
    from pg_constraint where conrelid = ${regclass} and contype = 'f' order by 1
  `.execute(db)
  const { rows: triggers } = await sql<Part>`
    select tgname as nome, pg_get_triggerdef(oid) as definicao
    from pg_trigger where tgrelid = ${regclass} and not tgisinternal order by 1
  `.execute(db)
  const { rows } = await sql<{ proximo: string; ate: string }>`
    select (select coalesce(last_value, start_value - 1) + 1 from pg_sequences
        where format('%I.%I', schemaname, sequencename)::regclass = pg_get_serial_sequence(${tabela}::text, 'id')::regclass
      )::text as proximo,
      (select substring(pg_get_constraintdef(oid) from '''[^'']+''') from pg_constraint
        where conrelid = ${regclass} and conname = ${`${tabela}_ate`}) as ate
  `.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`nothing is known of ${tabela}`)
  return { indexes, keys, triggers, ...row }
}
