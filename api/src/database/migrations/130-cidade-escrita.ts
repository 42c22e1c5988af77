import { type Kysely, sql } from 'kysely'

/**
 * Where a campaign's people are looked for is written as every other city is, 'São Paulo – SP' (decision 169).
 * Locks: the rows of `campanha` that name a city, one statement. Beside: the release before writes 'São Paulo/SP' into
 * what it saves until it is replaced, and reads either as a text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update campanha set localidade = regexp_replace(localidade, '/([A-Z]{2})(?=, |$)', ' – \\1', 'g')
    where localidade ~ '/[A-Z]{2}(, |$)'
  `.execute(db)
}
