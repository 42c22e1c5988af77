import { sql, type Kysely } from 'kysely'
import { cancelWaiting } from '../../database/sql/cancel-waiting'
import { finaisOf } from '../../database/sql/inscricao-waits'
import { isTimely, waitAgain } from '../../database/sql/wait-again'
import type { Database } from '../../database/schema'

/** What a recruiter's doing writes; the rest answers the person's own, or tells that a campaign has ended. */
const OF_RECRUTADOR = ['etapa', 'avulsa'] as const

/** What still waits to be said of a campaign when it ends or is deleted (decision 024). */
export function createCampanhaThatEndsRepository(trx: Kysely<Database>) {
  return {
    /** Takes back what waits of a campaign for these people: they are about to hear that it has ended. */
    async cancelDeInscricoes(empresaId: number, campanhaId: number, inscricoes: readonly number[]) {
      await cancelWaiting(trx, empresaId)
        .where('campanhaId', '=', campanhaId)
        .where('inscricaoId', '=', sql<number>`any(${inscricoes}::bigint[])`)
        .where('tipo', 'in', OF_RECRUTADOR)
        .execute()
    },

    /**
     * Takes back what waits of a campaign that is being deleted. Of one that has ended, what a recruiter wrote by hand and
     * what tells an outcome leaves: ending it before is how people are answered (product 15).
     */
    async cancelDaCampanha(empresaId: number, campanhaId: number, isEncerrada: boolean): Promise<void> {
      const finais = finaisOf(sql`${empresaId}::bigint`, sql`${campanhaId}::bigint`)
      await cancelWaiting(trx, empresaId)
        .where('campanhaId', '=', campanhaId)
        .where('tipo', 'in', OF_RECRUTADOR)
        .$if(isEncerrada, (query) =>
          query.where('tipo', '=', 'etapa').where(sql<boolean>`etapa_id <> all(${finais})`),
        )
        .execute()
    },

    /** Puts back what the deletion of a campaign took back, while it is still marked as deleted; an e-mail only within a day. */
    async restoreDaCampanha(empresaId: number, campanhaId: number): Promise<void> {
      const excluidaEm = sql<Date>`(
        select excluida_em from campanha where empresa_id = ${empresaId} and id = ${campanhaId})`
      await waitAgain(trx, empresaId, { campanha_id: campanhaId }, excluidaEm).where(isTimely).execute()
    },
  }
}
