import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

/** The hash of the company's key for automated origins. */
export function createChaveOrigensRepository(db: Kysely<Database>) {
  return {
    /** @param hash null: there is no key any more */
    async write(empresaId: number, hash: Buffer | null): Promise<void> {
      await db
        .updateTable('empresa')
        .set({ chaveOrigensHash: hash, chaveOrigensCriadaEm: hash === null ? null : sql<Date>`now()` })
        .where('id', '=', empresaId)
        .execute()
    },

    /** When the key was made; null without one. */
    async readCriadaEm(empresaId: number): Promise<Date | null> {
      const row = await db
        .selectFrom('empresa')
        .select('chaveOrigensCriadaEm')
        .where('id', '=', empresaId)
        .executeTakeFirstOrThrow()
      return row.chaveOrigensCriadaEm
    },

    async findEmpresa(hash: Buffer): Promise<number | null> {
      const row = await db
        .selectFrom('empresa')
        .select('id')
        .where('chaveOrigensHash', '=', hash)
        .executeTakeFirst()
      return row?.id ?? null
    },
  }
}
