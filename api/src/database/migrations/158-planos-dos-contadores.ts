import { type Kysely, sql } from 'kysely'

/**
 * What counts applications and what puts messages into the queue is planned once for each connection, not with every
 * call (decision 146). An array whose length is known looks cheaper to the planner than one of any length, so it planned
 * these few statements anew each time, which took longer than they. Their plan is the same for one row and for many.
 *
 * Locks: none of a table; the functions' entries in the catalogue for a moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of [
    'f_conta_inscricoes(bigint[], bigint[], integer[])',
    'f_mensagens_na_fila(bigint[])',
    'f_enfileirar(text, jsonb)',
  ])
    await sql`alter function ${sql.raw(name)} set plan_cache_mode = force_generic_plan`.execute(db)
}
