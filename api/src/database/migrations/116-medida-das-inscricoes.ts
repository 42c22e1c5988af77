import { type Kysely, sql } from 'kysely'

/**
 * Who knows the campaign, the stage or the person knows the company: told to the planner, which took each for a narrowing
 * of its own and planned for a handful where a company among many has thousands (decision 146).
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await sql`
    create statistics if not exists inscricao_da_empresa (dependencies)
      on empresa_id, campanha_id, talento_id, etapa_id from inscricao
  `.execute(db)
  // A sample, whatever the size; without it nothing is known until PostgreSQL looks by itself.
  await sql`analyze inscricao`.execute(db)
}

export function up(): Promise<void> {
  return Promise.resolve()
}
