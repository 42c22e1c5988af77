import { type Kysely, sql } from 'kysely'
import { createIndexOnline, waitForEver, waitForMoments } from './online'

/**
 * Counts of a campaign look at the marks of each of its people, whose rows lie among those of all companies: a company
 * has its marks beside each other in an index now, in the place of one that had its people alone. And the company beside a
 * campaign, which narrows nothing, is known to narrow nothing where it is written so that no index of the whole company
 * is met with the campaign's (decision 223).
 * Locks: the rows of those few whose marks are too long, one statement's time; the table's readers and writers never.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await waitForMoments(db)
  await sql`
    update talento_marcas set marcas = public.f_marcas_curtas(marcas) where octet_length(marcas::text) > 2000
  `.execute(db)
  await createIndexOnline(
    db,
    'talento_marcas_da_empresa',
    'on talento_marcas (empresa_id, talento_id) include (marcas)',
  )
  await waitForEver(db, async () => {
    await sql`drop index concurrently if exists talento_marcas_empresa`.execute(db)
    await sql`
      create statistics if not exists inscricao_da_campanha (dependencies) on (empresa_id + 0), campanha_id from inscricao
    `.execute(db)
    await sql`analyze inscricao`.execute(db)
  })
}

/** All of it is done beside what runs. */
export async function up(): Promise<void> {}
