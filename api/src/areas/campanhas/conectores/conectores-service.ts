import type { Quadro } from '@seleta/contract/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { readCampanha } from '../../../domain/campanha/campanha'
import { ConflictError } from '../../../ground/domain-error'
import { tellQuadros } from './entregas'
import { createPublicacoesRepository } from './publicacoes-repository'

/** What a recruiter does about the job boards of a campaign (product 35). */
export function createConectoresService(db: Kysely<Database>) {
  return {
    /**
     * Sends the campaign to a job board again after an error.
     * @throws NotFoundError when the company has no such campaign
     * @throws ConflictError when it is not on this job board, or nothing is wrong there
     */
    async retry(empresaId: number, campanhaId: number, quadro: Quadro): Promise<void> {
      await readCampanha(db, empresaId, campanhaId)
      await db.transaction().execute(async (trx) => {
        if (!(await createPublicacoesRepository(trx).retry(empresaId, campanhaId, quadro)))
          throw new ConflictError('Não há nada para enviar de novo a este quadro.')
        await tellQuadros(trx, empresaId, campanhaId)
      })
    },
  }
}
