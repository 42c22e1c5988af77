import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { isIntocada } from '../../../database/sql/inscricao-intocada'

/** Takes an application out of its stage, or away. Runs inside a transaction that holds the campaign and the application. */
export function createLeaveRepository(trx: Kysely<Database>) {
  return {
    /**
     * Nothing has happened with the application but that a recruiter made it, and perhaps said why it ended. What its
     * stage was about to send is taken back before.
     */
    async isAdded(empresaId: number, inscricaoId: number): Promise<boolean> {
      const { made, others, isAlone } = await trx
        .selectFrom('evento')
        .select([
          sql<boolean>`exists (select from inscricao i where i.empresa_id = ${empresaId} and i.id = ${inscricaoId} and ${isIntocada})`.as(
            'isAlone',
          ),
          sql<number>`count(*) filter (where tipo = 'inscricao_criada' and usuario_id is not null)`.as(
            'made',
          ),
          sql<number>`count(*) filter (
            where tipo not in ('inscricao_criada', 'inscricao_motivo', 'inscricao_atribuida') or usuario_id is null)`.as(
            'others',
          ),
        ])
        .where('empresaId', '=', empresaId)
        .where('inscricaoId', '=', inscricaoId)
        .executeTakeFirstOrThrow()
      return made === 1 && others === 0 && isAlone
    },

    async remove(empresaId: number, inscricaoId: number): Promise<void> {
      await trx
        .deleteFrom('inscricao')
        .where('empresaId', '=', empresaId)
        .where('id', '=', inscricaoId)
        .execute()
    },

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
