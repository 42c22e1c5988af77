import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

/** What bulk actions need to know of their people. */
export function createLoteRepository(db: Kysely<Database>) {
  return {
    /** Names by identificador; erased and unknown people are left out. */
    async readNomes(
      empresaId: number,
      identificadores: readonly string[],
    ): Promise<ReadonlyMap<string, string>> {
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

    /** Whether a person stands in a stage now. */
    async isNaEtapa(empresaId: number, identificador: string, etapaId: number): Promise<boolean> {
      const row = await db
        .selectFrom('inscricao as i')
        .innerJoin('talento as t', 't.id', 'i.talentoId')
        .select('i.id')
        .where('i.empresaId', '=', empresaId)
        .where('t.identificador', '=', identificador)
        .where('i.etapaId', '=', etapaId)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
