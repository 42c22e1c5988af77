import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'

/** The file of the company's picture; null when it has none. */
export async function findLogoId(db: Kysely<Database>, empresaId: number): Promise<number | null> {
  const row = await db.selectFrom('empresa').select('logoId').where('id', '=', empresaId).executeTakeFirst()
  return row?.logoId ?? null
}

export async function setLogo(trx: Kysely<Database>, empresaId: number, logoId: number): Promise<void> {
  await trx.updateTable('empresa').set({ logoId }).where('id', '=', empresaId).execute()
}

/** Takes the file away; the company's row lets go of it by itself. */
export async function removeLogo(trx: Kysely<Database>, empresaId: number): Promise<void> {
  await trx
    .deleteFrom('arquivo')
    .where('empresaId', '=', empresaId)
    .where('id', 'in', (eb) => eb.selectFrom('empresa').select('logoId').where('id', '=', empresaId))
    .execute()
}
