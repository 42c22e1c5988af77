import { sql, type Kysely } from 'kysely'
import type { Database, Row } from '../../../database/schema'

/** Where an application stands. */
export type Lugar = Pick<Row<'inscricao'>, 'etapaId' | 'naEtapaDesde' | 'versao'>

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

    /** Where people enter, as those whom no recruiter has moved. */
    enterEtapa: (empresaId: number, inscricaoId: number, etapaId: number): Promise<Lugar> =>
      trx
        .updateTable('inscricao')
        .set((eb) => ({
          etapaId,
          motivoId: null,
          movidaPor: null,
          naEtapaDesde: sql<Date>`now()`,
          versao: eb('versao', '+', 1),
        }))
        .where('empresaId', '=', empresaId)
        .where('id', '=', inscricaoId)
        .returning(['etapaId', 'naEtapaDesde', 'versao'])
        .executeTakeFirstOrThrow(),
  }
}
