import { ZONE } from '@seleta/regras/dia'
import { type Kysely, sql } from 'kysely'
import { SESSION, WORKERS } from './pool'
import type { Database } from './schema'

/**
 * Gives the role that the product signs in with the settings that its sessions have: through a pooler nobody can send
 * them along. They hold for sessions that the pooler opens from now on.
 * @param direct the server itself
 */
export async function writeRoleSettings(direct: Kysely<Database>): Promise<void> {
  const wanted = { timezone: ZONE, ...SESSION, ...WORKERS }
  await direct.transaction().execute(async (trx) => {
    // Two processes that start together would change one row of the catalogue at once.
    await sql`select pg_advisory_xact_lock(hashtext('seleta role'))`.execute(trx)
    const { rows } = await sql<{ setting: string }>`
      select unnest(setconfig) as setting from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
        and setrole = (select oid from pg_roles where rolname = current_user)
    `.execute(trx)
    const { rows: names } = await sql<{ banco: string }>`select current_database() as banco`.execute(trx)
    for (const [name, value] of Object.entries(wanted)) {
      if (rows.some(({ setting }) => setting.toLowerCase() === `${name}=${value}`.toLowerCase())) continue
      await sql`
        alter role current_user in database ${sql.id(names[0]?.banco ?? '')}
        set ${sql.raw(name)} to ${sql.lit(value)}
      `.execute(trx)
    }
  })
}
