import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

/** The hash of the company's key for automated origins. */
export function createChaveOrigensRepository(db: Kysely<Database>) {
  return {
    /** @returns when it was made */
    async write(empresaId: number, hash: Buffer): Promise<Date> {
      const { criadaEm } = await db
        .updateTable('empresa')
        .set({ chaveOrigensHash: hash, chaveOrigensCriadaEm: sql<Date>`now()` })
        .where('id', '=', empresaId)
        .returning(sql<Date>`chave_origens_criada_em`.as('criadaEm'))
        .executeTakeFirstOrThrow()
      return criadaEm
    },

    async remove(empresaId: number): Promise<void> {
      await db
        .updateTable('empresa')
        .set({ chaveOrigensHash: null, chaveOrigensCriadaEm: null })
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
