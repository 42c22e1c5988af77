import { type Kysely, sql } from 'kysely'
import { createIndexOnline, waitForEver, waitForMoments } from './online'

/**
 * Licence and pay of a campaign's people were read from each one's own row, which is wide: their indexes hold the person,
 * too, and take the place of those that did not (decision 194).
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await waitForMoments(db)
  await createIndexOnline(
    db,
    'talento_com_cnh',
    'on talento (empresa_id, cnh) include (id) where cnh is not null',
  )
  await createIndexOnline(
    db,
    'talento_com_pretensao',
    'on talento (empresa_id, pretensao) include (id) where pretensao is not null',
  )
  await waitForEver(db, async () => {
    await sql`drop index concurrently if exists talento_cnh`.execute(db)
    await sql`drop index concurrently if exists talento_pretensao`.execute(db)
  })
}

/**
 * Whether an application was said to be nobody's: by its person, or taken back by its sender before a recruiter had moved
 * it (decision 108). A function, because a question inside a filter is counted with every row that the filter looks at,
 * although few are asked it: the planner kept away from the one index that answers the filter (decision 194).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function f_inscricao_negada(inscricao bigint, movida_por bigint) returns boolean
    language sql stable parallel safe as $$
      select exists (select from declaracao d where d.inscricao_id = inscricao and d.fez_inscricao and not d.fez_talento
        and (d.estado = 'recusada' or d.estado = 'retirada' and movida_por is null))
    $$
  `.execute(db)
}
