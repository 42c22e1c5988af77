import { withMailDomain } from '@seleta/regras/email'
import { type Kysely, sql } from 'kysely'

/**
 * Addresses whose domain has other letters than plain ones are stored as mail servers know them, so that each mailbox is
 * one address (security S30). There are few, and each is a row of its own; where the company has that address already,
 * both stay as they are; of a colleague's address there is one in all companies.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  for (const tabela of ['talento', 'usuario']) {
    const { rows } = await sql<{ id: number; empresa: number; email: string }>`
      select id, empresa_id as empresa, email::text as email from ${sql.table(tabela)} where email::text ~ '@.*[^ -~]'
    `.execute(db)
    for (const { id, empresa, email } of rows) {
      const plain = withMailDomain(email)
      await sql`
        update ${sql.table(tabela)} set email = ${plain} where empresa_id = ${empresa} and id = ${id}
          and not exists (select from ${sql.table(tabela)} o where o.email = ${plain}::citext
            and (o.empresa_id = ${empresa} or ${tabela === 'usuario'}))
      `.execute(db)
    }
  }
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
