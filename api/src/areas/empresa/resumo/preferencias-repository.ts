import type { PreferenciasBody } from '@seleta/contract/preferencias'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

/** What comes to a colleague by e-mail (product 74). */
export function createPreferenciasRepository(db: Kysely<Database>) {
  return {
    async find(empresaId: number, usuarioId: number): Promise<PreferenciasBody | null> {
      const row = await db
        .selectFrom('usuario')
        .select(['mencaoEmail as mencao', 'resumoDiario'])
        .where('empresaId', '=', empresaId)
        .where('id', '=', usuarioId)
        .where('removidoEm', 'is', null)
        .executeTakeFirst()
      return row ?? null
    },

    /** Whoever begins to want the digest is told what happens from now on. */
    async save(
      empresaId: number,
      usuarioId: number,
      { mencao, resumoDiario }: PreferenciasBody,
    ): Promise<void> {
      await db
        .updateTable('usuario')
        .set({
          mencaoEmail: mencao,
          resumoDiario,
          ...(resumoDiario && {
            resumoDesde: sql<Date>`case when resumo_diario then resumo_desde else now() end`,
          }),
        })
        .where('empresaId', '=', empresaId)
        .where('id', '=', usuarioId)
        .execute()
    },
  }
}
