import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'

/** The company's picture; undefined when it has none. */
export function findLogo(db: Kysely<Database>, empresaId: number) {
  return db
    .selectFrom('empresa as e')
    .innerJoin('arquivo as a', 'a.id', 'e.logoId')
    .select(['a.conteudo', 'a.mime'])
    .where('e.id', '=', empresaId)
    .executeTakeFirst()
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
