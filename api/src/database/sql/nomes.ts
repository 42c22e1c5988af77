import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** What people in sight are called, by identificador; hidden, erased and unknown ones are left out. */
export async function readNomes(
  db: Kysely<Database>,
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
}
