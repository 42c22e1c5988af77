import type { SemelhancaAnswer, SemelhancaDecisao } from '@seleta/contract/entrada'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { joinSemelhantes, keepApart } from '../../../domain/talento/join-talentos'
import type { Autor } from '../../../ground/autor'
import { rescoreOf } from './open-destino'

type Answer = z.output<typeof SemelhancaAnswer>

/** Two people who may be one: a recruiter joins them, or keeps them apart (decision 108). */
export function createSemelhancasService(db: Kysely<Database>) {
  return {
    /**
     * @param decisao `aberta` takes «separadas» back; a join is taken back by its merge
     * @throws NotFoundError; ConflictError when both have a CPF, and these differ, and when the two minutes in which the
     * screen offers to take «separadas» back are over
     */
    decide({ empresaId, usuarioId }: Autor, id: number, decisao: SemelhancaDecisao): Promise<Answer> {
      return db.transaction().execute(async (trx) => {
        if (decisao === 'juntas') {
          const campanhas = createCampanhasRepository(trx)
          return joinSemelhantes(
            trx,
            {
              empresaId,
              usuarioId,
              rescore: rescoreOf(trx, empresaId),
              lockCampanha: (campanhaId) => campanhas.lock(empresaId, campanhaId),
            },
            id,
          )
        }
        const kept = await keepApart(trx, { empresaId, usuarioId }, id, decisao === 'separadas')
        return { ...kept, fusaoId: null }
      })
    },
  }
}
