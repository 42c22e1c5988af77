import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** What people are called, for answers that tell of many. */
export function createNomesRepository(db: Kysely<Database>) {
  return {
    /** Names by identificador; hidden, erased and unknown people are left out. */
    async read(empresaId: number, identificadores: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (identificadores.length === 0) return new Map()
      const rows = await db
        .selectFrom('talento')
        .select(['identificador', 'nome'])
        .where('empresaId', '=', empresaId)
        .where('identificador', 'in', identificadores)
        .where('ocultaEm', 'is', null)
        .execute()
      return new Map(rows.map(({ identificador, nome }) => [identificador, nome]))
    },
  }
}
