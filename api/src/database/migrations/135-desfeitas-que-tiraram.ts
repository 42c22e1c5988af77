import { type Kysely, sql } from 'kysely'

/**
 * Entries of what was taken back say whether the application went by it. Those of before do where it is gone, which is
 * what figures read until now (decision 182).
 * Locks: those rows of `evento`, which nobody else writes, found by their kind. Beside: what the release before takes
 * back until it is replaced is counted as if it had stayed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update evento d set dados = d.dados || '{"isRemovida": true}' from empresa p
    where d.empresa_id = p.id and d.tipo = 'inscricao_desfeita' and not d.dados ? 'isRemovida'
      and not exists (select from inscricao i where i.empresa_id = d.empresa_id and i.id = d.inscricao_id)
  `.execute(db)
}
