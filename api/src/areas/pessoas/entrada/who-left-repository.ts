import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

/** Of these people, who was in the campaign and has left it: they are in no process by what is told of them. */
export async function listWhoLeft(
  db: Kysely<Database>,
  empresaId: number,
  campanhaId: number | null,
  talentoIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (campanhaId === null || talentoIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('inscricao')
    .select('talentoId')
    .where('empresaId', '=', empresaId)
    .where('campanhaId', '=', campanhaId)
    .where('talentoId', 'in', talentoIds)
    .where('situacao', '=', 'retirada')
    .execute()
  return new Set(rows.map(({ talentoId }) => talentoId))
}
