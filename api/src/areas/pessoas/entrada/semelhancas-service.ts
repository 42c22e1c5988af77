import type { SemelhancaAnswer, SemelhancaDecisao } from '@seleta/contract/entrada'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { joinSemelhantes, keepApart } from '../../../domain/talento/join-talentos'
import type { Autor } from '../../../ground/autor'
import { againAfterOthers } from '../../../ground/collision'
import { actorIn } from './open-destino'

type Answer = z.output<typeof SemelhancaAnswer>

/** Two people who may be one: a recruiter joins them, or keeps them apart (decision 108). */
export function createSemelhancasService(db: Kysely<Database>) {
  return {
    /**
     * @param decisao `aberta` takes «separadas» back; a join is taken back by its merge
     * @throws NotFoundError; ConflictError when both have a CPF, and these differ, and when the two minutes in which the
     * screen offers to take «separadas» back are over
     */
    decide(autor: Autor, id: number, decisao: SemelhancaDecisao): Promise<Answer> {
      return againAfterOthers(() =>
        db.transaction().execute(async (trx) => {
          if (decisao === 'juntas') return joinSemelhantes(trx, actorIn(trx, autor), id)
          const kept = await keepApart(trx, autor, id, decisao === 'separadas')
          return { ...kept, fusaoId: null }
        }),
      )
    },
  }
}
