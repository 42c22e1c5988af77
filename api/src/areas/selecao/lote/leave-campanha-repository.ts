import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

/** Takes an application out of its stage. Runs inside a transaction that holds the campaign and the application. */
export function createLeaveRepository(trx: Kysely<Database>) {
  return {
    /** Out of the stage, still in the campaign. */
    async leaveEtapa(empresaId: number, inscricaoId: number): Promise<void> {
      await trx
        .updateTable('inscricao')
        .set((eb) => ({
          etapaId: null,
          motivoId: null,
          naEtapaDesde: sql<Date>`now()`,
          versao: eb('versao', '+', 1),
        }))
        .where('empresaId', '=', empresaId)
        .where('id', '=', inscricaoId)
        .execute()
    },
  }
}
