import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { readWaitingOf } from '../../../domain/mensagem/outbox-repository'
import { PLACE_CHANGES } from '../move-repository'

/** What was taken back before: asked for again, because the answer was lost, it is told once more. */
export function createTakenBackRepository(trx: Kysely<Database>) {
  return {
    /** What the log says last of somebody's place in a campaign, where they may be no more; null: nothing. */
    async findLast(empresaId: number, campanhaId: number, talentoId: number) {
      const row = await trx
        .selectFrom('evento')
        .select(['tipo', 'usuarioId'])
        .select([
          sql<number | null>`(dados->>'deEtapaId')::bigint`.as('deEtapaId'),
          sql<number | null>`(dados->>'etapaId')::bigint`.as('etapaId'),
          sql<boolean>`coalesce((dados->>'isDesfeito')::boolean, false)`.as('isDesfeito'),
          sql<boolean>`coalesce((dados->>'isAdicao')::boolean, false)`.as('isAdicao'),
        ])
        .where('empresaId', '=', empresaId)
        .where('talentoId', '=', talentoId)
        .where('campanhaId', '=', campanhaId)
        .where('tipo', 'in', PLACE_CHANGES)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ?? null
    },

    listWaiting: (empresaId: number, inscricaoId: number, etapaId: number) =>
      readWaitingOf(trx, empresaId, inscricaoId, etapaId),
  }
}
