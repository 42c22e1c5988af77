import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createRescore } from '../../../domain/aderencia/score-inscricoes'
import { readCampanha } from '../../../domain/campanha/campanha'

/** What scores applications anew when the candidate's own page changes what counts of them. */
export const rescoreOf = (trx: Kysely<Database>, empresaId: number) =>
  createRescore(trx, empresaId, (id) => readCampanha(trx, empresaId, id))
