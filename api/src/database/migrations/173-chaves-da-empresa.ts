import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

/** What no two companies have, by the name that PostgreSQL gave to its constraint. */
const COLUNAS = ['slug', 'cnpj', 'chave_origens_hash'] as const

export async function prepare(db: Kysely<unknown>): Promise<void> {
  for (const coluna of COLUNAS)
    await createIndexOnline(
      db,
      `empresa_${coluna}_unico`,
      `on empresa (${coluna}) where ${coluna} is not null`,
      true,
    )
}

/**
 * A company's address, CNPJ and key for origins are unique by indexes with a condition, the address too, which is never
 * null. To PostgreSQL a column of a unique index without one is a key that others may refer to: whoever changes it shuts
 * out all who write a row that names the company, which are nearly all, each holding something that the changing one
 * waits for (the chain of the audit, the company's row) or waiting for it. No order of theirs is free of circles.
 * Locks: `empresa` for the moment in which the catalogue changes.
 * Beside: the release before names these constraints nowhere; what is taken is refused it by the new indexes as by the
 * old.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const drops = COLUNAS.map((coluna) => `drop constraint empresa_${coluna}_key`).join(', ')
  await sql.raw(`alter table empresa ${drops}`).execute(db)
}
