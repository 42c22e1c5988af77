import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema'

/**
 * Ends the links by which guests judge that a colleague made and that are open: who has gone, or may make none any more,
 * may have kept one (decision 188). Whoever is here by one is out with their next call.
 * @returns how many were ended
 */
export async function endLinksOf(
  trx: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
): Promise<number> {
  const { rows } = await sql`
    update avaliacao_link set revogado_em = now()
    where empresa_id = ${empresaId} and criado_por = ${usuarioId} and revogado_em is null and expira_em > now()
    returning id
  `.execute(trx)
  return rows.length
}
