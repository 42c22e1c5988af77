import type { SemelhancaAnswer, SemelhancaBody } from '@seleta/contract/entrada'
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
     * @param body `aberta` takes «separadas» back; a join is taken back by its merge; `emailDe`: whose e-mail it keeps
     * @throws NotFoundError; ConflictError when both have a CPF, and these differ, and when the two minutes in which the
     * screen offers to take «separadas» back are over
     */
    decide(autor: Autor, id: number, { decisao, emailDe }: z.output<typeof SemelhancaBody>): Promise<Answer> {
      return againAfterOthers(() =>
        db.transaction().execute(async (trx) => {
          if (decisao === 'juntas') return joinSemelhantes(trx, actorIn(trx, autor), id, emailDe ?? null)
          const kept = await keepApart(trx, autor, id, decisao === 'separadas')
          return { ...kept, fusaoId: null }
        }),
      )
    },
  }
}
