import { type Kysely, sql } from 'kysely'
import { createIndexOnline, lockTogether } from './online'

/** Tables of people that could one day lie by company (docs/decisions/111, 119). */
const TABELAS = ['talento', 'inscricao', 'resposta'] as const

/** Beside what runs: the index of the key to come, and one for those who ask by the number alone. */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  for (const tabela of TABELAS) {
    await createIndexOnline(db, `${tabela}_chave`, `on ${tabela} (empresa_id, id)`, true)
    if (tabela !== 'resposta') await createIndexOnline(db, `${tabela}_id`, `on ${tabela} (id)`)
  }
}

/**
 * Primary keys begin with the company, and whoever points at a person or an application points with the company.
 *
 * Locks: the three tables and those that point at them, all or none of them at once, so that nobody waits behind a lock
 * that waits itself; then the catalogue alone changes, in some hundredths of a second. Rows are not read: foreign keys
 * hold for what is written from now on, and the next migration looks at what is there, beside what runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const keys = await readKeys(db)
  await lockTogether(db, [...new Set([...TABELAS, ...keys.map(({ tabela }) => tabela)])])
  const run = (text: string) => sql.raw(text).execute(db)
  for (const { tabela, nome } of keys) await run(`alter table ${tabela} drop constraint ${nome}`)
  await run('alter table talento drop constraint talento_empresa_id_id_key')
  for (const tabela of TABELAS) {
    await run(`alter table ${tabela} drop constraint ${tabela}_pkey`)
    await run(`alter table ${tabela} add constraint ${tabela}_pkey primary key using index ${tabela}_chave`)
  }
  for (const { tabela, nome, coluna, alvo, apaga } of keys)
    await run(`
      alter table ${tabela} add constraint ${nome} foreign key (empresa_id, ${coluna})
      references ${alvo} (empresa_id, id) on delete ${apaga === 'n' ? `set null (${coluna})` : 'cascade'} not valid`)
}

interface Key {
  readonly tabela: string
  readonly nome: string
  readonly coluna: string
  readonly alvo: string
  /** What becomes of the row: `c`ascade or `n`ull. */
  readonly apaga: string
}

/** Whoever points at people or applications today, with the company or without, whichever migrations made them. */
async function readKeys(db: Kysely<unknown>): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select k.conrelid::regclass::text as tabela, k.conname as nome, a.attname as coluna,
      k.confrelid::regclass::text as alvo, k.confdeltype::text as apaga
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[cardinality(k.conkey)]
    where k.contype = 'f' and k.conparentid = 0 and k.confrelid in ('talento'::regclass, 'inscricao'::regclass)
    order by 1, 2
  `.execute(db)
  return rows
}
