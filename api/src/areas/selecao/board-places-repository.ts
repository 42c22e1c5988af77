import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'

/** Places that a process does not speak for within this time (seconds) are free: it has died. */
const LEASE_S = 60
/** Others may take a free place first, each time a different one: then the next is asked for. */
const MAX_TRIES = 50

/**
 * Places at boards, so many to a session over all processes (product 103, decision 130).
 * @param max places of one session
 */
export function createBoardPlacesRepository(db: Kysely<Database>, max: number) {
  const processo = randomUUID()
  const isOver = sql<boolean>`visto_em < clock_timestamp() - make_interval(secs => ${LEASE_S})`

  return {
    /** @returns the place; null when the session has all of its own taken */
    async take(sessaoId: number): Promise<number | null> {
      for (let n = 0; n < MAX_TRIES; n += 1) {
        const { rows } = await sql<{ lugar: number | null; hasLivre: boolean }>`
          with livre as (
            select l as lugar from generate_series(1, ${max}::int) l
            where not exists (select from lugar_na_selecao where sessao_id = ${sessaoId} and lugar = l and not ${isOver})
            order by random() limit 1
          ), posto as (
            insert into lugar_na_selecao as q (sessao_id, lugar, processo)
            select ${sessaoId}, lugar, ${processo}::uuid from livre
            on conflict (sessao_id, lugar) do update set processo = excluded.processo, visto_em = clock_timestamp()
              where q.visto_em < clock_timestamp() - make_interval(secs => ${LEASE_S})
            returning lugar
          )
          select (select lugar from posto) as lugar, exists (select from livre) as has_livre
        `.execute(db)
        const [row] = rows
        if (row === undefined || !row.hasLivre) return null
        if (row.lugar !== null) return row.lugar
      }
      return null
    },

    async leave(sessaoId: number, lugar: number): Promise<void> {
      await db
        .deleteFrom('lugarNaSelecao')
        .where('sessaoId', '=', sessaoId)
        .where('lugar', '=', lugar)
        .where('processo', '=', processo)
        .execute()
    },

    /** This process goes on; places of those that do not are swept out. */
    async hold(): Promise<void> {
      await sql`update lugar_na_selecao set visto_em = clock_timestamp() where processo = ${processo}`.execute(
        db,
      )
      await sql`delete from lugar_na_selecao where ${isOver}`.execute(db)
    },

    async leaveAll(): Promise<void> {
      await db.deleteFrom('lugarNaSelecao').where('processo', '=', processo).execute()
    },
  }
}
